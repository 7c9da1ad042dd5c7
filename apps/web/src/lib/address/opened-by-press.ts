import type { RouterHistory } from '@tanstack/react-router';

let isPressed = false;

/** From now on `isOpenedByPress` says how the shown page was reached. */
export function watchHistory(history: Pick<RouterHistory, 'subscribe'>): void {
  isPressed = false;
  history.subscribe(({ action: { type } }) => {
    // A page that replaces its address stays the same page.
    if (type !== 'REPLACE') isPressed = type === 'PUSH';
  });
}

/** False for the first page and after Back and Forward, where the browser scrolls to the place that was left. */
export function isOpenedByPress(): boolean {
  return isPressed;
}
