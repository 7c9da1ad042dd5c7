/**
 * Once in each document. Dictated measures may be words, as `fourteen feet six`. They become figures when their field is left, not while
 * somebody types: `four` may become `fourteen`. Where the part cannot be loaded, the field says that it cannot be read.
 */
document.addEventListener('change', ({ target }) => {
  if (!(target instanceof HTMLInputElement) || target.getAttribute('autocorrect') !== 'off') return;
  void import('./write-figures.ts').then(
    (part) => part.writeFigures(target),
    () => undefined,
  );
});
