/** Dragging with mouse, pen or finger, beside the click that every button has anyway. */

import type { Attachment } from "svelte/attachments";

export interface DragHandlers {
  /** The pointer has left the place where it was pressed. */
  start?: () => void;
  move: (x: number, y: number) => void;
  drop: (x: number, y: number) => void;
  /** Ended without a drop: the system took the pointer away, or Escape was pressed. */
  cancel: () => void;
}

const THRESHOLD = 8;

/** Let an element be dragged; a press without a move stays a click. Positions are the window's. */
export function draggable(handlers: DragHandlers): Attachment<HTMLElement> {
  return (element) => {
    let pressed: { id: number; x: number; y: number } | null = null;
    let dragging = false;

    // A mouse may leave the element before the press has become a drag: listen everywhere.
    function listen(on: boolean): void {
      const change = on ? "addEventListener" : "removeEventListener";
      window[change]("pointermove", move as EventListener);
      window[change]("pointerup", release as EventListener);
      window[change]("pointercancel", cancel);
      window[change]("keydown", escape as EventListener);
    }
    function finish(): void {
      pressed = null;
      dragging = false;
      listen(false);
    }
    function press(event: PointerEvent): void {
      if (event.button !== 0 || !event.isPrimary) return;
      pressed = { id: event.pointerId, x: event.clientX, y: event.clientY };
      listen(true);
    }
    function move(event: PointerEvent): void {
      if (pressed?.id !== event.pointerId) return;
      if (!dragging) {
        if (Math.hypot(event.clientX - pressed.x, event.clientY - pressed.y) < THRESHOLD) return;
        dragging = true;
        handlers.start?.();
      }
      handlers.move(event.clientX, event.clientY);
    }
    function release(event: PointerEvent): void {
      if (pressed?.id !== event.pointerId) return;
      const dropped = dragging;
      finish();
      if (!dropped) return;
      // The click that follows a drag is no click on this element.
      element.addEventListener("click", swallow, { capture: true, once: true });
      setTimeout(() => {
        element.removeEventListener("click", swallow, { capture: true });
      });
      handlers.drop(event.clientX, event.clientY);
    }
    function cancel(): void {
      const cancelled = dragging;
      finish();
      if (cancelled) handlers.cancel();
    }
    function escape(event: KeyboardEvent): void {
      if (event.key === "Escape") cancel();
    }
    function swallow(event: Event): void {
      event.stopPropagation();
      event.preventDefault();
    }

    element.addEventListener("pointerdown", press);
    return () => {
      element.removeEventListener("pointerdown", press);
      cancel();
    };
  };
}

/** The element among `elements` nearest to a point of the window, if any is within `reach` pixels. */
export function nearest<E extends Element>(
  elements: Iterable<E>,
  x: number,
  y: number,
  reach: number,
): E | null {
  let best: E | null = null;
  let least = reach;
  for (const element of elements) {
    const box = element.getBoundingClientRect();
    const beside = Math.max(box.left - x, x - box.right, 0);
    const above = Math.max(box.top - y, y - box.bottom, 0);
    const distance = Math.hypot(beside, above);
    if (distance < least || (distance === 0 && best === null)) {
      best = element;
      least = distance;
    }
  }
  return best;
}
