/** A search finds the same again. */
const written = ':is(input:not([type=search], [type=checkbox], [type=radio]), textarea, [contenteditable])';

function markTyped({ target }: Event): void {
  if (target instanceof Element && target.matches(written)) target.setAttribute('data-typed', '');
}

/** A part with `data-kept` stores each key on the device; a dialog inside it does not. */
function isAtRisk(field: Element): boolean {
  const isEmpty = 'value' in field && field.value === '';
  return !isEmpty && field.closest('[data-kept], dialog')?.matches('dialog') !== false;
}

/** @returns true if this page has typed text that only this page knows. */
export function hasTyped(): boolean {
  return [...document.querySelectorAll('[data-typed]')].some(isAtRisk);
}

/** The browser asks before the reload that a part of the former release needs. */
function askBeforeReload(): void {
  if (hasTyped()) addEventListener('beforeunload', (event) => event.preventDefault(), { once: true });
}

/** @returns how to stop. */
export function watchTyped(): () => void {
  document.addEventListener('input', markTyped);
  addEventListener('newrelease', askBeforeReload);
  return () => document.removeEventListener('input', markTyped);
}
