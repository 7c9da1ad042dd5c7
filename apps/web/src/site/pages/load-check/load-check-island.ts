// Small, so that the names of everything that the check loads do not weigh on every page.

/** Wakes the check on a page in its language. */
export async function wake(element: HTMLElement): Promise<void> {
  const isSpanish = document.documentElement.lang === 'es';
  const [{ takeOver }, { words }] = await Promise.all([
    import('./load-check-root.tsx'),
    isSpanish ? import('./check-words-es.ts') : import('./check-words-en.ts'),
  ]);
  await takeOver(element, words);
}
