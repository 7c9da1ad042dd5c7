import type { Language } from '@wideload/contract/client';
import type { Noted } from './parts/state-note.tsx';
import { notesEs } from './state-notes-es.ts';

/** A note of the state data in a language; one without a translation stands as it was written. */
export function noteIn(language: Language, note: string | null): Noted | null {
  if (note === null) return null;
  const translated = language === 'es' ? notesEs[note] : undefined;
  return translated === undefined ? { text: note, lang: 'en' } : { text: translated, lang: 'es' };
}
