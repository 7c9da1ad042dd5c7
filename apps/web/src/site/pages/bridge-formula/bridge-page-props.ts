import type { Language } from '@wideload/contract/client';
import type { BridgeTexts } from './bridge-words.ts';

export type BridgePageProps = {
  texts: BridgeTexts;
  language: Language;
  at: (path: string) => string;
};
