import { useSyncExternalStore } from 'react';
import type { LengthForm } from './length-value.ts';

/** Belongs to the device and says nothing of a person, so signing out leaves it. */
const formKey = 'length-form';
const listeners = new Set<() => void>();
/** Holds where the storage is switched off. */
let chosen: LengthForm | null = null;

/** How lengths are typed on this device: in one field, or as feet and inches; and a way to choose. */
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
