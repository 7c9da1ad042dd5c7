import { chooseTheme, currentTheme } from '../lib/theme.ts';

export function wake(island: HTMLElement): void {
  island.addEventListener('click', () => chooseTheme(currentTheme() === 'dark' ? 'light' : 'dark'));
}
