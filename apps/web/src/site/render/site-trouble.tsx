import type { Language, Trouble } from '@wideload/contract/client';
import type { ReactNode } from 'react';
import { TroublePage } from '../pages/trouble/trouble-page.tsx';
import { troubleOf } from '../pages/trouble/trouble-of.ts';
import { localizePath, type PageHead } from './site-head.ts';
import { siteTexts } from '../texts/site-texts.ts';

/** A page in place of one that cannot be sent. It asks for nothing, so that it can be drawn whatever has failed. */
export function troublePage(trouble: Trouble, language: Language): { head: PageHead; body: ReactNode } {
  const texts = siteTexts[language].trouble;
  const { title, text, helpsAgain } = troubleOf(trouble, texts);
  return {
    head: { title, description: text, hidden: true },
    body: (
      <TroublePage title={title} text={text} helpsAgain={helpsAgain} home={localizePath('/', language)} texts={texts} />
    ),
  };
}
