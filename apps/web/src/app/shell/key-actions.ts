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

/** Where letters are typed or choose an entry, they are no shortcuts. */
export function mayPressLetters(place: Place): boolean {
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
