import { languages, type Language } from '@wideload/contract/client';

export function readPageLanguage(): Language {
  const { lang } = document.documentElement;
  return languages.find((language) => language === lang) ?? languages[0];
}
