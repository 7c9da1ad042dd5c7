const KEY = 'wideload.typed';

function fields(): (HTMLInputElement | HTMLTextAreaElement)[] {
  return [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('main :is(input, textarea)[id]')].filter(
    ({ readOnly, type }) => !readOnly && type !== 'radio',
  );
}

/** Keeps what stands in the fields of this page for the same page in another language, whose fields have the same ids. */
export function handOverTyped(path: string): void {
  // `data-plain`: the same in a form that every language reads.
  const typed = fields().flatMap(({ id, value, dataset }) => (value === '' ? [] : [[id, dataset['plain'] ?? value]]));
  sessionStorage.setItem(KEY, JSON.stringify([path, typed]));
}

/** Puts it into the fields, once; an island that wakes later finds it there as if it had been typed. */
export function takeOverTyped(): void {
  try {
    const kept = sessionStorage.getItem(KEY);
    if (kept === null) return;
    sessionStorage.removeItem(KEY);
    // Written above, by this tab.
    const [path, typed] = JSON.parse(kept) as [string, [string, string][]];
    if (path !== window.location.pathname) return;
    const values = new Map(typed);
    for (const field of fields()) field.value = values.get(field.id) ?? field.value;
  } catch {
    // Storage is switched off: the fields begin empty.
  }
}
