/**
 * Once in each document. Dictated measures may be words, as `fourteen feet six`. They become figures when their field is left, not while
 * somebody types: `four` may become `fourteen`. Without the part, the field says that it cannot be read.
 */
document.addEventListener('change', ({ target }) => {
  void import('./write-figures.ts').then((part) => part.writeFigures(target));
});
