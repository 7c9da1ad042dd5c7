const singleKeysKey = 'singleKeys';

const listeners = new Set<() => void>();
let areOn: boolean | undefined;

function readStored(): boolean {
  try {
    return localStorage.getItem(singleKeysKey) !== 'off';
  } catch {
    return true;
  }
}

/** People who dictate or press keys by accident turn them off (WCAG 2.1.4). */
export function areSingleKeysOn(): boolean {
  areOn ??= readStored();
  return areOn;
}

export function chooseSingleKeys(on: boolean): void {
  areOn = on;
  try {
    if (on) localStorage.removeItem(singleKeysKey);
    else localStorage.setItem(singleKeysKey, 'off');
  } catch {
    // Storage may be disabled; the choice then lasts until the page closes.
  }
  for (const listener of listeners) listener();
}

export function onSingleKeys(listener: () => void): () => void {
  function handleStorage(event: StorageEvent) {
    if (event.key !== singleKeysKey) return;
    areOn = event.newValue !== 'off';
    listener();
  }
  listeners.add(listener);
  window.addEventListener('storage', handleStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', handleStorage);
  };
}
