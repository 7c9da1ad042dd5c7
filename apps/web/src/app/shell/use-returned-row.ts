import { useElementScrollRestoration, useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';

type Place = { scrollX: number; scrollY: number };

/** Signs that a person has gone on by herself. */
const moves = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const;

/** A list that was opened may have been searched before one leaves it: its address has become longer. */
function leadsTo(link: string | null, href: string): boolean {
  return link !== null && (link === href || href.startsWith(`${link}&`));
}

function findOpeners(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('#content [data-row] [data-open]')];
}

/** The row that was left: its address, and which it is of several rows with that address, from 0. */
type Left = { href: string; nth: number };

/** @returns whether there are rows yet; the one that was left may be gone, and its place is shown all the same. */
function showRow({ href, nth }: Left, place: Place | undefined): boolean {
  const openers = findOpeners();
  if (openers.length === 0) return false;
  if (place !== undefined) window.scrollTo({ left: place.scrollX, top: place.scrollY });
  const same = openers.filter((each) => leadsTo(each.getAttribute('href'), href));
  const opener = same[nth] ?? same[0];
  // A pointer has pressed Back, and the row is to be seen all the same.
  opener?.focus({ preventScroll: true, focusVisible: true });
  opener?.scrollIntoView({ block: 'nearest' });
  return true;
}

/** Shows the row once it has come. @returns what gives it up. */
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
 * Who goes back to a list is where she was in it, with the focus on the row that she opened, also where the list is read anew and comes
 * only after the page. A list takes part by its markup alone, as for the keys: `data-row` on each row, `data-open` on the link in it.
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
    // An act of the log leads to its order, as others do.
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
