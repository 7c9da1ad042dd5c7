import type { ArticleBody } from '@wideload/contract';

export type DemoText = Omit<ArticleBody, 'language' | 'translation_of'>;

export type DemoArticle = {
  daysAgo: number;
  body: DemoText;
  inSpanish: DemoText;
  pictures: Record<'en' | 'es', URL>;
};

/** Pictures with words. The files are made by `apps/web/scripts/draw-pictures.mjs`. */
export function toPictures(name: string): DemoArticle['pictures'] {
  const toUrl = (language: string) => new URL(`./pictures/${name}.${language}.png`, import.meta.url);
  return { en: toUrl('en'), es: toUrl('es') };
}
