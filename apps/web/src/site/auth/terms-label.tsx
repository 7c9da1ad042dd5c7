import { localizePath } from '@wideload/contract/client';
import type { AuthWords } from './auth-words.ts';
import { pageLanguage } from '../../lib/address/page-language.ts';

/** The address of a document, in the language of the page that the modal stands over. */
function documentAt(path: string): string {
  return localizePath(path, pageLanguage());
}

/** What the checkbox of the sign-up says. The documents open beside, so that nothing typed is lost. */
export function TermsLabel({ words: { texts } }: { words: AuthWords }) {
  return (
    <>
      {texts.acceptThe}{' '}
      <a href={documentAt('/terms-and-conditions')} target="_blank" rel="noopener">
        {texts.terms}
      </a>
      {texts.andAdult}
    </>
  );
}

export function PrivacyHint({ words: { texts } }: { words: AuthWords }) {
  return (
    <a href={documentAt('/privacy-policy')} target="_blank" rel="noopener">
      {texts.privacyPolicy}
    </a>
  );
}
