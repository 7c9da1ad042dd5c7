import { writeNumbers } from '@wideload/domain/number-words';

/** Writes the number words of a measure in figures, as if they were typed so. */
export async function writeFigures(field: HTMLInputElement): Promise<void> {
  const written = writeNumbers(field.value);
  if (written === field.value) return;
  // React ignores an event after its own setter.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, written);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  if (document.activeElement === field) return;
  // A field that was left may be a row that fills others then.
  await new Promise((resolve) => setTimeout(resolve));
  field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
}
