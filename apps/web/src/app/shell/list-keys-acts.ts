/** What a pressed key does on a page with a list, and to which row it leads. */

/**
 * Where the focus is: `rest` on something that is read and not pressed (the page, its title), `row` on the element that opens a row,
 * `search` in the search field, `field` where letters or arrows are the field's own (texts, selects, menus), `control` on anything else.
 */
export type Place = 'rest' | 'row' | 'search' | 'field' | 'control';
export type KeyAct = 'next' | 'previous' | 'search' | 'keys';

const pressedInputs = ['checkbox', 'radio', 'button', 'submit', 'reset'].map((type) => `[type=${type}]`).join();
/** Letters go to them: what is typed, or a leap to the choice that begins so. */
const fields = [
  `input:not(${pressedInputs})`,
  'select',
  'textarea',
  '[contenteditable]:not([contenteditable=false])',
  ...['combobox', 'grid', 'listbox', 'menu', 'menubar', 'spinbutton', 'textbox', 'tree'].map(
    (role) => `[role=${role}]`,
  ),
].join();

export function placeOf(focused: Element | null): Place {
  if (focused === null || focused === document.body) return 'rest';
  if (focused.matches('input[type=search]')) return 'search';
  if (focused.closest(fields)) return 'field';
  if (focused.matches('[data-open]')) return 'row';
  return focused.matches('[tabindex="-1"]:not(a, button, input, summary, [role])') ? 'rest' : 'control';
}

/**
 * Arrows are taken only where nothing else lives by them: on a row's opener, from where they lead on, downwards from the search field, which
 * has one line, and from a place of rest. Everywhere else they scroll, choose and move as ever. Letters and signs are taken wherever they
 * are not typed, unless they are switched off.
 */
export function keyActOf(key: string, { place, singleKeys }: { place: Place; singleKeys: boolean }): KeyAct | null {
  if (key === 'ArrowDown') return place === 'field' || place === 'control' ? null : 'next';
  if (key === 'ArrowUp') return place === 'row' ? 'previous' : null;
  if (!singleKeys || place === 'field' || place === 'search') return null;
  if (key === 'j') return 'next';
  if (key === 'k') return 'previous';
  if (key === '/') return 'search';
  return key === '?' ? 'keys' : null;
}

/**
 * The row that `act` leads to: the neighbour of the row `at`; without one (-1) the row that was opened last, else the first. Null past
 * either end, so that the key scrolls on.
 */
export function rowAfter(
  act: 'next' | 'previous',
  { at, opened, count }: { at: number; opened: number; count: number },
): number | null {
  if (at === -1 && opened !== -1) return opened;
  const to = act === 'next' ? at + 1 : at - 1;
  return to >= 0 && to < count ? to : null;
}
