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

/** `nth` is the index among the rows with that address, `top` the row's distance from the top of the window; a reload forgets it. */
type LeftRow = { href: string; nth: number; top: number | undefined };

/** Rows that are laid out when they come near the window have their heights only then. */
const framesUntilLaidOut = 3;

function scrollToRow(opener: HTMLElement | undefined, { top }: LeftRow, place: Place | undefined): void {
  if (opener && top !== undefined) window.scrollBy({ top: opener.getBoundingClientRect().top - top });
  else if (place !== undefined) window.scrollTo({ left: place.scrollX, top: place.scrollY });
  opener?.scrollIntoView({ block: 'nearest' });
}

/** @returns a function that cancels. */
function keepAtRow(opener: HTMLElement | undefined, left: LeftRow, place: Place | undefined): () => void {
  let frames = 0;
  let next = requestAnimationFrame(function again() {
    scrollToRow(opener, left, place);
    frames += 1;
    if (frames < framesUntilLaidOut) next = requestAnimationFrame(again);
  });
  return () => cancelAnimationFrame(next);
}

/** @returns the opener of the left row, or undefined for a row that is missing, whose scroll position is restored all the same; null before the rows have loaded. */
function findLeftRow({ href, nth }: LeftRow): HTMLElement | undefined | null {
  const openers = findOpeners();
  if (openers.length === 0) return null;
  const same = openers.filter((each) => isLinkTo(each.getAttribute('href'), href));
  return same[nth] ?? same[0];
}

/** @returns a function that cancels. */
function returnToRow(left: LeftRow, placeNow: () => Place | undefined): () => void {
  const observer = new MutationObserver(show);
  let stopKeeping = () => {};
  function show() {
    const opener = findLeftRow(left);
    if (opener === null) return;
    observer.disconnect();
    const place = placeNow();
    // After Back with a pointer, the browser would not show the focus by itself.
    opener?.focus({ preventScroll: true, focusVisible: true });
    scrollToRow(opener, left, place);
    stopKeeping = keepAtRow(opener, left, place);
  }
  function stop() {
    observer.disconnect();
    stopKeeping();
    for (const move of moves) document.removeEventListener(move, stop, true);
  }
  observer.observe(document.body, { childList: true, subtree: true });
  for (const move of moves) document.addEventListener(move, stop, true);
  show();
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
    let pressed: LeftRow = { href: '', nth: 0, top: undefined };
    let stop = () => {};
    // Entries of the audit log open their order like other rows.
    function remember({ target }: MouseEvent) {
      const opener = target instanceof Element ? target.closest('[data-row] [data-open]') : null;
      if (opener === null) return;
      const href = opener.getAttribute('href') ?? '';
      const same = findOpeners().filter((each) => each.getAttribute('href') === href);
      const nth = same.findIndex((each) => each === opener);
      pressed = { href, nth, top: opener.getBoundingClientRect().top };
    }
    document.addEventListener('click', remember, true);
    const stopHistory = router.history.subscribe(({ action }) => {
      isBack = action.type === 'BACK' || action.type === 'GO';
    });
    const stopRouter = router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
      stop();
      if (isBack && pathChanged && fromLocation) {
        const href = fromLocation.href.replace(/#.*/, '');
        // The row that was pressed last may be of another list.
        const left = isLinkTo(pressed.href, href) ? { ...pressed, href } : { href, nth: 0, top: undefined };
        stop = returnToRow(left, () => latestPlace.current);
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
