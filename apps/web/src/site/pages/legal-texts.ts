import type { legalTexts } from '../texts/en/legal.ts';
import type { TextsOf } from '#lib/texts-of.ts';

export type LegalTexts = TextsOf<typeof legalTexts>;

/** A text is a paragraph, an array a list. In a text, `[word](address)` is a link and `**words**` are bold. */
export type LegalBody = readonly (string | readonly string[])[];

export type LegalDocument = {
  title: string;
  lead: string;
  brief: readonly (readonly [figure: string, what: string])[];
  sections: Readonly<Record<string, { title: string; body: LegalBody }>>;
};
