import { findEmptyField } from '@wideload/domain';
import { formatInputMessage, type InputCode } from '../core/input-messages.ts';

/** The message about a text for a carrier in which a field of a template still waits for its value. */
export function findEmptyFieldMessage(text: string): string | undefined {
  const field = findEmptyField(text);
  return field === null ? undefined : formatInputMessage(`template-field.empty:${field}` satisfies InputCode);
}
