import { chooseTheme, readTheme } from '#lib/theme.ts';

export function wake(island: HTMLElement): void {
  island.addEventListener('click', () => chooseTheme(readTheme() === 'dark' ? 'light' : 'dark'));
}
