/** Set to `off` when single keys are switched off. Like the theme, the choice outlives the session. */
const singleKeysKey = 'singleKeys';

const listeners = new Set<() => void>();
let areOn: boolean | undefined;

function readKept(): boolean {
  try {
    return localStorage.getItem(singleKeysKey) !== 'off';
  } catch {
    return true;
  }
}

/** Whether a letter or a sign pressed by itself does something. Who dictates, or presses keys by accident, has them off (WCAG 2.1.4). */
export function singleKeysOn(): boolean {
  areOn ??= readKept();
  return areOn;
}

/** Switches them on or off, here and, at once, in the other tabs. */
export function chooseSingleKeys(on: boolean): void {
  areOn = on;
  try {
    if (on) localStorage.removeItem(singleKeysKey);
    else localStorage.setItem(singleKeysKey, 'off');
  } catch {
    // Storage may be switched off; the choice then lasts as long as the page.
  }
  for (const listener of listeners) listener();
}

/** For `useSyncExternalStore`: hears of every change, in this tab or another. */
export function onSingleKeys(listener: () => void): () => void {
  function otherTab(event: StorageEvent) {
    if (event.key !== singleKeysKey) return;
    areOn = event.newValue !== 'off';
    listener();
  }
  listeners.add(listener);
  window.addEventListener('storage', otherTab);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', otherTab);
  };
}
