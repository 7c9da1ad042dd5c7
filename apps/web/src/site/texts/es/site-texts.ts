import type { TextsOf } from '#lib/texts-of.ts';
import type { texts as english } from '../en/site-texts.ts';
import { articlePagesTexts } from './article-pages.ts';
import { bridgeFormulaTexts } from './bridge-formula.ts';
import { cookiesTexts } from './cookies.ts';
import { frameTexts } from './frame.ts';
import { landingTexts } from './landing.ts';
import { landingInsideTexts } from './landing-inside.ts';
import { legalTexts } from './legal.ts';
import { loadCheckWords } from './load-check.ts';
import { loadCheckPageTexts } from './load-check-page.ts';
import { privacyTexts } from './privacy.ts';
import { stateNames } from './state-names.ts';
import factNotes from './fact-notes.json';
import stateNotes from './state-notes.json';
import { statePagesTexts } from './state-pages.ts';
import { termsTexts } from './terms.ts';
import { troubleTexts } from './trouble.ts';

export const texts: TextsOf<typeof english> = {
  articlePages: articlePagesTexts,
  bridgeFormula: bridgeFormulaTexts,
  cookies: cookiesTexts,
  frame: frameTexts,
  landing: landingTexts,
  landingInside: landingInsideTexts,
  legal: legalTexts,
  loadCheck: loadCheckWords,
  loadCheckPage: loadCheckPageTexts,
  privacy: privacyTexts,
  stateNames,
  stateNotes,
  factNotes,
  statePages: statePagesTexts,
  terms: termsTexts,
  trouble: troubleTexts,
};
