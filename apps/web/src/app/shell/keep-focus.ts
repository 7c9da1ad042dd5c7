/** Code that knows a better place than the heading has focused it by then. */
const SETTLE_MS = 100;

const withHeading = ':is(section, dialog, main):has(h1, h2, h3)';

/**
 * A pressed button may be gone once its work is done, and the browser then focuses nothing. The heading of what was around the button takes
 * the focus, so that a screen reader goes on from there.
 *
 * @returns how to stop, for tests.
 */
export function keepFocus(): () => void {
  /** From the element that was focused last outward; of one in a dialog, from the dialog on to what had opened it. */
  let path: readonly Element[] = [];
  const isLost = () => document.activeElement === document.body && path[0]?.isConnected === false;

  function restore() {
    const around = isLost() ? path.find(({ isConnected }) => isConnected) : undefined;
    const heading = around?.closest(withHeading)?.querySelector<HTMLElement>('h1, h2, h3');
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }
  const observer = new MutationObserver(() => void (isLost() && setTimeout(restore, SETTLE_MS)));
  document.addEventListener('focusin', (event) => {
    const next = event.composedPath().filter((target) => target instanceof Element);
    const dialog = next.find(({ localName }) => localName === 'dialog');
    // A dialog may be anywhere in the page, so its opener says where its work is.
    if (dialog !== undefined)
      next.splice(next.indexOf(dialog) + 1, next.length, ...path.slice(path.indexOf(dialog) + 1));
    path = next;
  });
  observer.observe(document.body, { childList: true, subtree: true });
  return () => observer.disconnect();
}
