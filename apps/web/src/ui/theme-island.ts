import { chooseTheme, currentTheme } from '../lib/theme.ts';

/** The button names the theme to which it switches; CSS shows one of its two texts. */
export function wake(island: HTMLElement): void {
  island.addEventListener('click', () => chooseTheme(currentTheme() === 'dark' ? 'light' : 'dark'));
}
