export type Theme = 'light' | 'dark';

/** `public/theme.js` reads this key before the first paint. */
const themeKey = 'theme';
const listeners = new Set<() => void>();

/** The bar of the browser above the page. Each page has its two colors. */
function colorBar(theme: Theme) {
  const bar = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]');
  const color = bar?.dataset[theme];
  if (bar !== null && color !== undefined) bar.content = color;
}

function put(theme: Theme) {
  document.documentElement.dataset['theme'] = theme;
  colorBar(theme);
  for (const listener of listeners) listener();
}

export function readDeviceTheme(): Theme | null {
  try {
    const kept = localStorage.getItem(themeKey);
    return kept === 'dark' || kept === 'light' ? kept : null;
  } catch {
    return null;
  }
}

export function readTheme(): Theme {
  return document.documentElement.dataset['theme'] === 'dark' ? 'dark' : 'light';
}

export function chooseTheme(theme: Theme): void {
  try {
    localStorage.setItem(themeKey, theme);
  } catch {
    // Storage may be disabled; the choice then lasts until the page closes.
  }
  put(theme);
}

export function onTheme(listener: () => void): () => void {
  function handleStorage(event: StorageEvent) {
    if (event.key === themeKey) put(event.newValue === 'dark' ? 'dark' : 'light');
  }
  listeners.add(listener);
  window.addEventListener('storage', handleStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', handleStorage);
  };
}
