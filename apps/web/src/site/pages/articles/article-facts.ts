import type { Article } from '@wideload/contract';
import { readBeginning } from './article-nodes.ts';
import { branding } from '#lib/branding.ts';

type WholeAddresses = { main: string; list: string; article: string; origin: string };
type Named = { mainPage: string; name: string };

export function buildArticleFacts(article: Article, whole: WholeAddresses, { mainPage, name }: Named): object {
  const {
    title,
    description,
    html,
    language,
    feature_image: image,
    published_at: published,
    updated_at: updated,
  } = article;
  const publisher = { '@type': 'Organization', name: branding.name, url: whole.main };
  const crumbs = [
    { name: mainPage, item: whole.main },
    { name, item: whole.list },
    { name: title, item: whole.article },
  ];
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'Article',
        headline: title,
        description: description || readBeginning(html),
        ...(image === null ? {} : { image: [new URL(image, whole.origin).href] }),
        datePublished: published,
        dateModified: updated,
        inLanguage: language,
        mainEntityOfPage: whole.article,
        author: publisher,
        publisher,
      },
      {
        '@type': 'BreadcrumbList',
        itemListElement: crumbs.map((crumb, index) => ({ '@type': 'ListItem', position: index + 1, ...crumb })),
      },
    ],
  };
}
