import type { legalTexts } from '../../texts/en/legal.ts';
import type { TextsOf } from '../../../lib/texts-of.ts';

/** Texts that all three documents share. */
export type LegalTexts = TextsOf<typeof legalTexts>;

/** A text is a paragraph, an array a list. In a text, `[word](address)` is a link and `**words**` are bold. */
export type LegalBody = readonly (string | readonly string[])[];

/** The sections are in the order of the document, by anchor. */
export type LegalDocument = {
  title: string;
  lead: string;
  brief: readonly (readonly [figure: string, what: string])[];
  sections: Readonly<Record<string, { title: string; body: LegalBody }>>;
};
