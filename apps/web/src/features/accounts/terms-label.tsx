import { inLanguage, languages } from '@wideload/contract/client';
import * as texts from '../../texts/en/sign-in.ts';

/** The address of a document, in the language of the page that the modal stands over. */
function documentAt(path: string): string {
  const { lang } = document.documentElement;
  return inLanguage(path, languages.find((language) => language === lang) ?? languages[0]);
}

/** What the checkbox of the sign-up says. The documents open beside, so that nothing typed is lost. */
export function TermsLabel() {
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

export function PrivacyHint() {
  return (
    <a href={documentAt('/privacy-policy')} target="_blank" rel="noopener">
      {texts.privacyPolicy}
    </a>
  );
}
