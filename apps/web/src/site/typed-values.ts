const KEY = 'wideload.typed';

function listFields(): (HTMLInputElement | HTMLTextAreaElement)[] {
  return [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('main :is(input, textarea)[id]')].filter(
    ({ readOnly, type }) => !readOnly && type !== 'radio',
  );
}

/** Fields have the same ids in every language. */
export function storeInput(path: string): void {
  // `data-plain` holds the value in a form that every language parses.
  const typed = listFields().flatMap(({ id, value, dataset }) =>
    value === '' ? [] : [[id, dataset['plain'] ?? value]],
  );
  sessionStorage.setItem(KEY, JSON.stringify([path, typed]));
}

export function restoreInput(): void {
  try {
    const kept = sessionStorage.getItem(KEY);
    if (kept === null) return;
    sessionStorage.removeItem(KEY);
    // `storeInput` wrote this, in the same tab.
    const [path, typed] = JSON.parse(kept) as [string, [string, string][]];
    if (path !== window.location.pathname) return;
    const values = new Map(typed);
    for (const field of listFields()) field.value = values.get(field.id) ?? field.value;
  } catch {
    // Storage is switched off: the fields start empty.
  }
}
