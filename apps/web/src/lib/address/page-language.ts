import { languages, type Language } from '@wideload/contract/client';

export function pageLanguage(): Language {
  const { lang } = document.documentElement;
  return languages.find((language) => language === lang) ?? languages[0];
}
