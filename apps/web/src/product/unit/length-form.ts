import { useSyncExternalStore } from 'react';
import type { LengthForm } from './length-value.ts';

/** The key is a setting of the device and contains no personal data, so a sign-out keeps it. */
const formKey = 'length-form';
const listeners = new Set<() => void>();
let chosen: LengthForm | null = null;

export function useLengthForm(): readonly [LengthForm, (form: LengthForm) => void] {
  return [useSyncExternalStore(onChoice, readForm), chooseLengthForm];
}

function chooseLengthForm(form: LengthForm): void {
  chosen = form;
  try {
    localStorage.setItem(formKey, form);
  } catch {
    // The choice then lasts until the page closes.
  }
  for (const listener of listeners) listener();
}

function readForm(): LengthForm {
  chosen ??= readStoredForm();
  return chosen;
}

function readStoredForm(): LengthForm {
  try {
    return localStorage.getItem(formKey) === 'two' ? 'two' : 'one';
  } catch {
    return 'one';
  }
}

function onChoice(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
