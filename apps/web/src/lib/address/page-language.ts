import { languages, type Language } from '@wideload/contract/client';

/** The language of the open page. */
export function pageLanguage(): Language {
  const { lang } = document.documentElement;
  return languages.find((language) => language === lang) ?? languages[0];
}
