import type { legalTexts } from '../texts/en/legal.ts';
import type { LegalSections } from '../texts/legal-sections.ts';
import type { TextsOf } from '#lib/texts-of.ts';

export type LegalTexts = TextsOf<typeof legalTexts>;

export type LegalDocument = {
  title: string;
  lead: string;
  brief: readonly (readonly [figure: string, what: string])[];
  sections: LegalSections;
};
