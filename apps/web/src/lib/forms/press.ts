// Between a pointer's going down and its coming up the field that had the focus is left. What that shows or takes away would move the pressed
// button from under the pointer, and the press would come to nothing.

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

/** Does what moves the page by itself: at once, or when the press in hand is done. */
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
  // A click comes in the same breath; no click comes where the pointer was drawn away.
  setTimeout(() => isDown || letGo());
}

/**
 * A field that is left by a press is left as the press is done: `focusout` is held back while the pointer is down, and heard right before
 * `click`, which keeps its target wherever that has moved by then. So what a field does as it is left (its message, a tidied value, a
 * save) still comes before what the button does. Leaving with the keyboard is heard at once. Once for a document; again does no harm.
 */
export function holdBlurs(): void {
  // Not the pointer's events: a finger goes up before the browser makes a mouse's press of its tap and moves the focus.
  window.addEventListener('mousedown', begin, true);
  window.addEventListener('focusout', hold, true);
  window.addEventListener('click', letGo, true);
  // Where one of the others came in between, no `mouseup` need come.
  for (const type of ['mouseup', 'dragstart', 'contextmenu', 'keydown']) window.addEventListener(type, end, true);
  // The window's own, of which no `mouseup` need follow either; that of a field does not bubble.
  window.addEventListener('blur', end);
}
