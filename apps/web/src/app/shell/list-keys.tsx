import { useEffect, useRef, useSyncExternalStore } from 'react';
import { onSingleKeys, areSingleKeysOn, chooseSingleKeys } from '#lib/single-keys.ts';
import { listPageKeys, onPageKeys } from '#lib/page-keys.ts';
import * as texts from '../app.texts.ts';
import { Modal } from '#ui/overlay/modal.tsx';
import { Switch } from '#ui/switch.tsx';
import css from './keys-modal.module.css';

/** A key opens it, so it loads with the keys. */
export { Finder } from './finder.tsx';

type Line = { keys: readonly string[]; does: string; isSingle?: true };

const lines: readonly Line[] = [
  { keys: ['j', '↓'], does: texts.nextRow },
  { keys: ['k', '↑'], does: texts.previousRow },
  { keys: ['Enter'], does: texts.openTheRow },
  { keys: ['s'], does: texts.searchList, isSingle: true },
  { keys: ['/'], does: texts.findInAllOrders, isSingle: true },
  { keys: ['?'], does: texts.showTheseKeys, isSingle: true },
  { keys: ['Esc'], does: texts.closeFront },
];

const isSign = (key: string) => key.length === 1 && !'↑↓'.includes(key);

function KeysModal({ onClose }: { onClose: () => void }) {
  const singleKeys = useSyncExternalStore(onSingleKeys, areSingleKeysOn);
  const pageKeys = useSyncExternalStore(onPageKeys, listPageKeys);
  const ofPage = pageKeys.map(({ key, does }): Line => ({ keys: [key], does, isSingle: true }));
  const inForce = [...lines.slice(0, 3), ...ofPage, ...lines.slice(3)]
    .filter(({ isSingle }) => singleKeys || isSingle === undefined)
    .map(({ keys, does }) => ({ keys: keys.filter((key) => singleKeys || !isSign(key)), does }));
  return (
    <Modal title={texts.keys} size="small" onClose={onClose}>
      <table className={css['keys']}>
        <caption className="visually-hidden">{texts.keysInLists}</caption>
        <thead className="visually-hidden">
          <tr>
            <th scope="col">{texts.key}</th>
            <th scope="col">{texts.whatItDoes}</th>
          </tr>
        </thead>
        <tbody>
          {inForce.map(({ keys, does }) => (
            <tr key={does}>
              <th scope="row">
                {keys.map((key, index) => (
                  <span key={key}>
                    {index > 0 && texts.or}
                    <kbd>{key}</kbd>
                  </span>
                ))}
              </th>
              <td>{does}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className="stack align-start gap-8 above-20">
        <Switch label={texts.singleKeyShortcuts} checked={singleKeys} onChange={chooseSingleKeys} />
        <p className="hint">{singleKeys ? texts.singleKeysOn : texts.singleKeysOff}</p>
      </div>
    </Modal>
  );
}

/** A list has both a table and cards in the page, and CSS hides one of them. */
function findOpeners(): HTMLElement[] {
  const all = document.querySelectorAll<HTMLElement>('#content [data-row] [data-open]');
  return [...all].filter((opener) => opener.getClientRects().length > 0);
}

/** The rows are rendered again after going back, so they are identified by their address. */
const readAddress = (opener: Element) => opener.getAttribute('href');

/**
 * `rest` is text that cannot be pressed, `row` opens a row, `field` uses letters or arrows itself (texts, selects,
 * menus), `control` is anything else.
 */
export type Place = 'rest' | 'row' | 'search' | 'field' | 'control';
export type KeyAction = 'next' | 'previous' | 'search' | 'find' | 'keys';

const pressedInputs = ['checkbox', 'radio', 'button', 'submit', 'reset'].map((type) => `[type=${type}]`).join();
/** These elements use letters themselves, for typing or typeahead. */
const fields = [
  `input:not(${pressedInputs})`,
  'select',
  'textarea',
  '[contenteditable]:not([contenteditable=false])',
  ...['combobox', 'grid', 'listbox', 'menu', 'menubar', 'spinbutton', 'textbox', 'tree'].map(
    (role) => `[role=${role}]`,
  ),
].join();

export function findPlace(focused: Element | null): Place {
  if (focused === null || focused === document.body) return 'rest';
  if (focused.matches('input[type=search]')) return 'search';
  if (focused.closest(fields)) return 'field';
  if (focused.matches('[data-open]')) return 'row';
  return focused.matches('[tabindex="-1"]:not(a, button, input, summary, [role])') ? 'rest' : 'control';
}

/** Letters that are typed or choose an entry are no shortcuts. */
function mayPressLetters(place: Place): boolean {
  return place !== 'field' && place !== 'search';
}

/**
 * Arrows act only where nothing else uses them: on a row, downward from the search field, and at rest. Single characters
 * act wherever they are not typed, unless they are turned off.
 */
export function findKeyAction(
  key: string,
  { place, singleKeys }: { place: Place; singleKeys: boolean },
): KeyAction | null {
  if (key === 'ArrowDown') return place === 'field' || place === 'control' ? null : 'next';
  if (key === 'ArrowUp') return place === 'row' ? 'previous' : null;
  if (!singleKeys || !mayPressLetters(place)) return null;
  if (key === 'j') return 'next';
  if (key === 'k') return 'previous';
  if (key === 's') return 'search';
  if (key === '/') return 'find';
  return key === '?' ? 'keys' : null;
}

/**
 * The neighbor of row `at`; without one (-1) the row that was opened last, otherwise the first. Past either end it is
 * null and the key scrolls.
 */
export function findRowAfter(
  act: 'next' | 'previous',
  { at, opened, count }: { at: number; opened: number; count: number },
): number | null {
  if (at === -1 && opened !== -1) return opened;
  const to = act === 'next' ? at + 1 : at - 1;
  return to >= 0 && to < count ? to : null;
}

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
