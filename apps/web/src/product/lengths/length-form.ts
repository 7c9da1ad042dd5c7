import { useSyncExternalStore } from 'react';
import type { LengthForm } from './length-value.ts';

/** The key belongs to the device and says nothing about a person, so a sign-out keeps it. */
const formKey = 'length-form';
const listeners = new Set<() => void>();
/** The choice of this page, also where the storage is switched off. */
let chosen: LengthForm | null = null;

/** The form of length fields on this device, and its setter. */
export function useLengthForm(): readonly [LengthForm, (form: LengthForm) => void] {
  return [useSyncExternalStore(onChoice, currentForm), chooseLengthForm];
}

function chooseLengthForm(form: LengthForm): void {
  chosen = form;
  try {
    localStorage.setItem(formKey, form);
  } catch {
    // The choice then lasts as long as the page.
  }
  for (const listener of listeners) listener();
}

function currentForm(): LengthForm {
  chosen ??= storedForm();
  return chosen;
}

function storedForm(): LengthForm {
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
