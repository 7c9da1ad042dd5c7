import type { Language } from '@wideload/contract/client';
import { siteTexts } from '../../texts/site-texts.ts';
import type { NoteText } from './parts/state-note.tsx';

export function findNote(language: Language, note: string | null): NoteText | null {
  if (note === null) return null;
  const translated = siteTexts[language].stateNotes[note];
  return translated === undefined ? { text: note, lang: 'en' } : { text: translated, lang: language };
}
