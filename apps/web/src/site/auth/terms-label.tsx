import { localizePath } from '@wideload/contract/client';
import type { AuthWords } from './auth-words.ts';
import { readPageLanguage } from '#lib/address/page-language.ts';

function toDocumentAddress(path: string): string {
  return localizePath(path, readPageLanguage());
}

/** New tabs, so that no input is lost. */
export function TermsLabel({ words: { texts } }: { words: AuthWords }) {
  return (
    <>
      {texts.acceptThe}{' '}
      <a href={toDocumentAddress('/terms-and-conditions')} target="_blank" rel="noopener">
        {texts.terms}
      </a>
      {texts.andAdult}
    </>
  );
}

export function PrivacyHint({ words: { texts } }: { words: AuthWords }) {
  return (
    <a href={toDocumentAddress('/privacy-policy')} target="_blank" rel="noopener">
      {texts.privacyPolicy}
    </a>
  );
}
