import { languages, type Language } from '@wideload/contract/client';

/** @param modules the same file of each language's folder, by its path. */
export function byLanguage<T>(modules: Readonly<Record<string, T>>, file: string): Readonly<Record<Language, T>> {
  const entries = languages.map((language) => {
    const texts = modules[`./${language}/${file}`];
    if (texts === undefined) throw new Error(`apps/web/src/site/texts/${language}/${file} is missing`);
    return [language, texts] as const;
  });
  // Cast: `fromEntries` loses the key type.
  return Object.fromEntries(entries) as Record<Language, T>;
}
