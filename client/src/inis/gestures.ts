/** Dragging, pinching and the wheel move the camera. A drag is no click. */
import type { Attachment } from "svelte/attachments";

import type { Camera } from "./camera.svelte";

const STILL = 6; // pixels that a finger may tremble

export function gestures(camera: Camera): Attachment<HTMLElement> {
  return (pane) => {
    const fingers = new Map<number, { x: number; y: number }>();
    let travelled = 0;
    let apart = 0;

    const at = (event: { clientX: number; clientY: number }) => {
      const { left, top } = pane.getBoundingClientRect();
      return { x: event.clientX - left, y: event.clientY - top };
    };
    const spread = () => {
      const [a, b] = [...fingers.values()];
      return a && b ? { apart: Math.hypot(a.x - b.x, a.y - b.y), x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 } : null;
    };
    const down = (event: PointerEvent) => {
      if (event.button !== 0 || (event.target as Element).closest(".tools")) return;
      if (fingers.size === 0) travelled = 0;
      fingers.set(event.pointerId, at(event));
      apart = spread()?.apart ?? 0;
    };
    const move = (event: PointerEvent) => {
      const before = fingers.get(event.pointerId);
      if (before === undefined) return;
      const now = at(event);
      fingers.set(event.pointerId, now);
      travelled += Math.hypot(now.x - before.x, now.y - before.y);
      const two = spread();
      if (two !== null) {
        if (apart > 0) camera.zoom(two.apart / apart, two.x, two.y);
        apart = two.apart;
        travelled = STILL + 1;
      } else if (travelled > STILL) {
        if (!pane.hasPointerCapture(event.pointerId)) pane.setPointerCapture(event.pointerId);
        camera.pan(now.x - before.x, now.y - before.y);
      }
    };
    const up = (event: PointerEvent) => {
      fingers.delete(event.pointerId);
      apart = spread()?.apart ?? 0;
    };
    const click = (event: MouseEvent) => {
      if (travelled > STILL && event.detail > 0) event.stopPropagation();
      travelled = 0;
    };
    const wheel = (event: WheelEvent) => {
      event.preventDefault();
      const { x, y } = at(event);
      camera.zoom(Math.exp(-event.deltaY * (event.deltaMode === 1 ? 0.05 : 0.0016)), x, y);
    };
    pane.addEventListener("pointerdown", down);
    pane.addEventListener("pointermove", move);
    pane.addEventListener("pointerup", up);
    pane.addEventListener("pointercancel", up);
    pane.addEventListener("click", click, true);
    pane.addEventListener("wheel", wheel, { passive: false });
    return () => {
      pane.removeEventListener("pointerdown", down);
      pane.removeEventListener("pointermove", move);
      pane.removeEventListener("pointerup", up);
      pane.removeEventListener("pointercancel", up);
      pane.removeEventListener("click", click, true);
      pane.removeEventListener("wheel", wheel);
    };
  };
}
