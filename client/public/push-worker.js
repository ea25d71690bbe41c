// Shows what the server pushes when no page is open, and leads to the table it is about.

self.addEventListener("push", (event) => {
  let told = {};
  try {
    told = event.data.json();
  } catch {
    // nothing that can be read: say only that there is something
  }
  const shown = { body: told.text ?? "", tag: told.tag, icon: "/icon-192.png", data: { url: told.url ?? "/" } };
  event.waitUntil(self.registration.showNotification("Fidchell", shown));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const { url } = event.notification.data;
  const path = new URL(url, self.location.origin).pathname.replace(/^\/table\//, "/tables/");
  event.waitUntil(
    self.clients.matchAll({ type: "window", includeUncontrolled: true }).then((pages) => {
      const open = pages.find((page) => new URL(page.url).pathname.replace(/^\/table\//, "/tables/") === path);
      return open ? open.focus() : self.clients.openWindow(path);
    }),
  );
});
