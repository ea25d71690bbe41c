import { describe, expect, it } from "vitest";
import { find } from "./router.svelte";

describe("addresses", () => {
  it.each([
    ["/", "Home", {}],
    ["/tables/aB3", "Room", { id: "aB3" }],
    ["/tables/aB3/", "Room", { id: "aB3" }],
    ["/people/Br%C3%ADg", "Person", { name: "Bríg" }],
    ["/learn", "Learn", {}],
    ["/learn/inis/clash", "Lesson", { game: "inis", lesson: "clash" }],
    ["/table/aB3", "Room", { id: "aB3" }], // as mails write it
    ["/no-mail/p1/t2", "NoMail", { person: "p1", token: "t2" }],
  ])("%s is %s", (path, page, params) => {
    expect(find(path)).toEqual({ page, params });
  });

  it.each(["/nowhere", "/tables", "/tables//", "/tables/a/b", "/learn/inis", "/people/%E0%A4%A"])("%s leads nowhere", (path) => {
    expect(find(path).page).toBe("");
  });
});
