import { useEffect, useRef, useSyncExternalStore } from 'react';
import { onSingleKeys, areSingleKeysOn } from '#lib/single-keys.ts';
import { listPageKeys } from '#lib/page-keys.ts';
import { findKeyAction, findPlace, findRowAfter, mayPressLetters, type KeyAction } from './key-actions.ts';
import { KeysModal } from './keys-modal.tsx';

/** A list has both a table and cards in the page, and CSS hides one of them. */
function findOpeners(): HTMLElement[] {
  const all = document.querySelectorAll<HTMLElement>('#content [data-row] [data-open]');
  return [...all].filter((opener) => opener.getClientRects().length > 0);
}

/** The rows are rendered again after going back, so they are identified by their address. */
const readAddress = (opener: Element) => opener.getAttribute('href');

/** @returns whether there was a row to focus. */
function focusRow(act: 'next' | 'previous', opened: string | null): boolean {
  const all = findOpeners();
  const row = document.activeElement?.closest('[data-row]');
  const at = row ? all.findIndex((opener) => row.contains(opener)) : -1;
  const last = opened === null ? -1 : all.findIndex((opener) => readAddress(opener) === opened);
  const to = findRowAfter(act, { at, opened: last, count: all.length });
  if (to === null) return false;
  all[to]?.focus();
  return true;
}

function focusSearch(): boolean {
  const search = document.querySelector<HTMLInputElement>('#content input[type=search]');
  search?.focus();
  search?.select();
  return search !== null;
}

/** @returns whether the page has such a key. */
function pressPageKey(pressed: string): boolean {
  const found = listPageKeys().find(({ key }) => key === pressed);
  found?.perform(document.activeElement?.closest<HTMLElement>('[data-row]') ?? null);
  return found !== undefined;
}

export type ListKeysProps = {
  isOpen: boolean;
  onOpen: () => void;
  onClose: () => void;
  /** Runs once the keys work. */
  onListen: (isListening: true) => void;
  onFind: () => void;
};

/**
 * A page takes part through its markup: `data-row` on each row, `data-open` on the one element in it that opens it, and
 * an `input[type=search]`.
 */
export function ListKeys({ isOpen, onOpen, onClose, onListen, onFind }: ListKeysProps) {
  const singleKeys = useSyncExternalStore(onSingleKeys, areSingleKeysOn);
  const opened = useRef<string | null>(null);

  useEffect(() => {
    function perform(act: KeyAction): boolean {
      if (act === 'search') return focusSearch();
      if (act === 'next' || act === 'previous') return focusRow(act, opened.current);
      if (act === 'find') onFind();
      else onOpen();
      return true;
    }
    function press(event: KeyboardEvent) {
      if (event.defaultPrevented || event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
      if (document.querySelector('dialog[open]') !== null) return;
      const place = findPlace(document.activeElement);
      const act = findKeyAction(event.key, { place, singleKeys });
      if (act !== null && perform(act)) event.preventDefault();
      if (act === null && singleKeys && mayPressLetters(place) && pressPageKey(event.key)) event.preventDefault();
    }
    function remember({ target }: MouseEvent) {
      const opener = target instanceof Element ? target.closest('[data-row] [data-open]') : null;
      if (opener) opened.current = readAddress(opener);
    }
    document.addEventListener('keydown', press);
    // Enter on a link is also a click. The capture phase runs before the router removes the row.
    document.addEventListener('click', remember, true);
    onListen(true);
    return () => {
      document.removeEventListener('keydown', press);
      document.removeEventListener('click', remember, true);
    };
  }, [singleKeys, onOpen, onListen, onFind]);

  return isOpen ? <KeysModal onClose={onClose} /> : null;
}
