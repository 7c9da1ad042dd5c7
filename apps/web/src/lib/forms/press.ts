// A pointer going down blurs the focused field. If the blur shows or hides content, the pressed button moves away from the pointer, and the click is lost.

const held: (() => void)[] = [];
let isDown = false;

function hold(event: FocusEvent): void {
  if (!isDown) return;
  event.stopImmediatePropagation();
  const { target, relatedTarget } = event;
  held.push(() => target?.dispatchEvent(new FocusEvent('focusout', { bubbles: true, relatedTarget })));
}

function letGo(): void {
  isDown = false;
  for (const move of held.splice(0)) move();
}

/** Runs `move`, which shifts the page: at once, or after the current press. */
export function afterPress(move: () => void): void {
  if (isDown) held.push(move);
  else move();
}

function begin({ button }: MouseEvent): void {
  letGo();
  isDown = button === 0;
}

function end(): void {
  isDown = false;
  // The click event follows in the same task; there is none if the pointer moved away.
  setTimeout(() => isDown || letGo());
}

/**
 * Holds back `focusout` while the pointer is down, and dispatches it right before `click`, which keeps its target even
 * if that has moved by then. The effects of a blur (a message, a tidied value, a save) thus still come before those of
 * the button. A blur by keyboard is immediate. Repeated calls are harmless.
 */
export function holdBlurs(): void {
  // Pointer events do not work: a finger's `pointerup` comes before the browser emulates the mouse and moves the focus.
  window.addEventListener('mousedown', begin, true);
  window.addEventListener('focusout', hold, true);
  window.addEventListener('click', letGo, true);
  // After one of the other events, `mouseup` may not come.
  for (const type of ['mouseup', 'dragstart', 'contextmenu', 'keydown']) window.addEventListener(type, end, true);
  // The window's own blur, after which `mouseup` may not come either; a field's blur does not bubble.
  window.addEventListener('blur', end);
}
