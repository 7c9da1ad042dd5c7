import type { RouterHistory } from '@tanstack/react-router';

let isPressed = false;

/** `isOpenedByPress` follows this history from now on. */
export function watchHistory(history: Pick<RouterHistory, 'subscribe'>): void {
  isPressed = false;
  history.subscribe(({ action: { type } }) => {
    // A page that replaces its address stays the same page.
    if (type !== 'REPLACE') isPressed = type === 'PUSH';
  });
}

/** False for the first page, and after Back and Forward, where the browser restores the scroll position. */
export function isOpenedByPress(): boolean {
  return isPressed;
}
