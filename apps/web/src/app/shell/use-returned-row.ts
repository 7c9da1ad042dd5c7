import { useElementScrollRestoration, useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';

type Place = { scrollX: number; scrollY: number };

/** Events that show that the user has moved on. */
const moves = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const;

/** A list may have been searched before the user left it, which makes its address longer. */
function isLinkTo(link: string | null, href: string): boolean {
  return link !== null && (link === href || href.startsWith(`${link}&`));
}

function findOpeners(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('#content [data-row] [data-open]')];
}

/** The row that was opened: its address, and its index among the rows with that address. */
type Left = { href: string; nth: number };

/** @returns whether the rows have loaded; if the row itself is gone, its scroll position is restored all the same. */
function showRow({ href, nth }: Left, place: Place | undefined): boolean {
  const openers = findOpeners();
  if (openers.length === 0) return false;
  if (place !== undefined) window.scrollTo({ left: place.scrollX, top: place.scrollY });
  const same = openers.filter((each) => isLinkTo(each.getAttribute('href'), href));
  const opener = same[nth] ?? same[0];
  // After Back with a pointer, the browser would not show the focus by itself.
  opener?.focus({ preventScroll: true, focusVisible: true });
  opener?.scrollIntoView({ block: 'nearest' });
  return true;
}

/** Shows the row once it has loaded. @returns a function that cancels. */
function waitForRow(left: Left, placeNow: () => Place | undefined): () => void {
  const observer = new MutationObserver(() => showRow(left, placeNow()) && stop());
  function stop() {
    observer.disconnect();
    for (const move of moves) document.removeEventListener(move, stop, true);
  }
  if (showRow(left, placeNow())) return stop;
  observer.observe(document.body, { childList: true, subtree: true });
  for (const move of moves) document.addEventListener(move, stop, true);
  return stop;
}

/**
 * Restores the scroll position of a list on going back, and focuses the row that was opened, even if the list reloads
 * after the page has rendered. A list takes part through its markup, as for the shortcuts: `data-row` on each row,
 * `data-open` on the link in it.
 */
export function useReturnedRow(): void {
  const router = useRouter();
  const place = useElementScrollRestoration({ getElement: () => window });
  const latestPlace = useRef(place);
  useEffect(() => {
    latestPlace.current = place;
  });

  useEffect(() => {
    let isBack = false;
    let nth = 0;
    let stop = () => {};
    // Entries of the audit log open their order like other rows.
    function remember({ target }: MouseEvent) {
      const opener = target instanceof Element ? target.closest('[data-row] [data-open]') : null;
      if (opener === null) return;
      const same = findOpeners().filter((each) => each.getAttribute('href') === opener.getAttribute('href'));
      nth = same.findIndex((each) => each === opener);
    }
    document.addEventListener('click', remember, true);
    const stopHistory = router.history.subscribe(({ action }) => {
      isBack = action.type === 'BACK' || action.type === 'GO';
    });
    const stopRouter = router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
      stop();
      if (isBack && pathChanged && fromLocation) {
        stop = waitForRow({ href: fromLocation.href, nth }, () => latestPlace.current);
      }
    });
    return () => {
      stop();
      document.removeEventListener('click', remember, true);
      stopHistory();
      stopRouter();
    };
  }, [router]);
}
