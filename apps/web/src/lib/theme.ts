export type Theme = 'light' | 'dark';

/** The key that the boot script (`public/theme.js`) reads before the first paint. */
const themeKey = 'theme';
const listeners = new Set<() => void>();

function put(theme: Theme) {
  document.documentElement.dataset['theme'] = theme;
  for (const listener of listeners) listener();
}

/** The theme that was chosen on this device; null while none was. */
export function deviceTheme(): Theme | null {
  try {
    const kept = localStorage.getItem(themeKey);
    return kept === 'dark' || kept === 'light' ? kept : null;
  } catch {
    // Storage may be switched off: nothing is kept here.
    return null;
  }
}

/** The theme on the page. */
export function currentTheme(): Theme {
  return document.documentElement.dataset['theme'] === 'dark' ? 'dark' : 'light';
}

/** Changes the theme here and, at once, in the other tabs. */
export function chooseTheme(theme: Theme): void {
  try {
    localStorage.setItem(themeKey, theme);
  } catch {
    // Storage may be switched off; the choice then lasts as long as the page.
  }
  put(theme);
}

/** For `useSyncExternalStore`: hears of every change, in this tab or another. */
export function onTheme(listener: () => void): () => void {
  function otherTab(event: StorageEvent) {
    if (event.key === themeKey) put(event.newValue === 'dark' ? 'dark' : 'light');
  }
  listeners.add(listener);
  window.addEventListener('storage', otherTab);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', otherTab);
  };
}
