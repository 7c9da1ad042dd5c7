let whole: Promise<void> | undefined;

/**
 * A public page brings the rules that its markup needs; what islands and modals draw later needs the rest. Resolves when they are there, and
 * goes without them where they cannot be had: what is pressed then works all the same.
 */
export function wholeSheet(): Promise<void> {
  whole ??= new Promise((resolve) => {
    const link = document.querySelector<HTMLLinkElement>('link[data-whole]');
    // In development the sheets come with their scripts.
    if (link === null) return resolve();
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => resolve());
    link.disabled = false;
  });
  return whole;
}
