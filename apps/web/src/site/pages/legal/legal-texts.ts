import type { legalTexts } from '../../texts/en/legal.ts';
import type { TextsOf } from '../../../lib/texts-of.ts';

/** What all three documents say in the same words. */
export type LegalTexts = TextsOf<typeof legalTexts>;

/** A text is a paragraph, a row of texts a list. In a text, `[word](address)` is a link and `**words**` stand out. */
export type LegalBody = readonly (string | readonly string[])[];

/** One document, as the catalogue has it: its sections stand in their order, each under its anchor. */
export type LegalDocument = {
  title: string;
  lead: string;
  /** A figure, and what it counts. */
  brief: readonly (readonly [figure: string, what: string])[];
  sections: Readonly<Record<string, { title: string; body: LegalBody }>>;
};
