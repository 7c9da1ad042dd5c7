import type { Language, Trouble } from '@wideload/contract/client';
import type { ReactNode } from 'react';
import { TroublePage } from '../pages/trouble-page.tsx';
import { toTroubleText } from '../pages/trouble-text.ts';
import { localizePath, type PageHead } from './site-head.ts';
import { siteTexts } from '../texts/site-texts.ts';

/** Needs no data, so that it renders whatever has failed. */
export function renderTroublePage(trouble: Trouble, language: Language): { head: PageHead; body: ReactNode } {
  const texts = siteTexts[language].trouble;
  const { title, text, helpsAgain } = toTroubleText(trouble, texts);
  return {
    head: { title, description: text, hidden: true },
    body: (
      <TroublePage title={title} text={text} helpsAgain={helpsAgain} home={localizePath('/', language)} texts={texts} />
    ),
  };
}
