import { useElementScrollRestoration, useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';

type Place = { scrollX: number; scrollY: number };

/** Events that show that the user has moved on. */
const moves = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const;

function isLinkTo(link: string | null, href: string): boolean {
  return link !== null && (link === href || href.startsWith(`${link}&`));
}

function findOpeners(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('#content [data-row] [data-open]')];
}

/** `nth` is the index among the rows with that address. */
type LeftRow = { href: string; nth: number };

/** @returns whether the rows have loaded; the scroll position of a missing row is restored all the same. */
function showRow({ href, nth }: LeftRow, place: Place | undefined): boolean {
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

/** @returns a function that cancels. */
function waitForRow(left: LeftRow, placeNow: () => Place | undefined): () => void {
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
 * On going back, the list may reload after the page has rendered. Its markup has `data-row` on each row and `data-open`
 * on the link in it.
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
        stop = waitForRow({ href: fromLocation.href.replace(/#.*/, ''), nth }, () => latestPlace.current);
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
