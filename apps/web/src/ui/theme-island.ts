import { chooseTheme, currentTheme } from '../lib/theme.ts';

/** The button says where it leads; which of its two texts is seen is decided by the style sheet. */
export function wake(island: HTMLElement): void {
  island.addEventListener('click', () => chooseTheme(currentTheme() === 'dark' ? 'light' : 'dark'));
}
