import { flushSync } from "svelte";
import { expect, it } from "vitest";
import { settings, understood, watchSettings } from "./settings.svelte";

it("what was kept is understood as far as it can be", () => {
  expect(understood(null).theme).toBe("auto");
  expect(understood("nonsense").theme).toBe("auto");
  expect(understood("null").theme).toBe("auto");
  const kept = understood('{"theme": "dark", "motion": "wild", "commands": "yes", "sounds": {"turn": false, "volume": 0.2}, "old": 1}');
  expect(kept).toMatchObject({ theme: "dark", motion: "auto", commands: false });
  expect(kept.sounds).toMatchObject({ turn: false, volume: 0.2, master: true });
  expect(kept).not.toHaveProperty("old");
});

it("they are kept, applied, and shared by all tabs", () => {
  const stop = watchSettings();
  settings.theme = "dark";
  settings.sounds.turn = false;
  flushSync();
  expect(document.documentElement.dataset.theme).toBe("dark");
  expect(JSON.parse(localStorage.getItem("fidchell.settings")!)).toMatchObject({ theme: "dark", sounds: { turn: false } });
  window.dispatchEvent(new StorageEvent("storage", { key: "fidchell.settings", newValue: '{"theme": "auto", "motion": "less"}' }));
  flushSync();
  expect(document.documentElement.dataset.theme).toBeUndefined();
  expect(document.documentElement.dataset.motion).toBe("less");
  stop();
});
