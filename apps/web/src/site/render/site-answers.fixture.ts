import type { Article } from '@wideload/contract';

const id = '0190a5b2-7c7b-7000-8000-000000000001';
const translationId = '0190a5b2-7c7b-7000-8000-000000000002';
const updated_at = '2026-11-02T08:00:00.000Z';

export const anArticle: Article = {
  id,
  title: 'How escorts work',
  description: 'Who drives ahead, and when.',
  feature_image: `/api/articles/${id}/image?1`,
  feature_image_alt: 'A map of the escorts',
  feature_image_srcset: `/api/articles/${id}/image?1&width=480 480w, /api/articles/${id}/image?1 1000w`,
  feature_image_width: 1000,
  feature_image_height: 750,
  published_at: '2026-11-01T23:30:00.000Z',
  updated_at,
  language: 'en',
  translation_of: null,
  versions: [{ id: translationId, language: 'es', updated_at }],
  html: '<p>An escort warns.</p>',
};

export const aTranslation: Article = {
  ...anArticle,
  id: translationId,
  title: 'Cómo funcionan las escoltas',
  description: 'Quién va adelante, y cuándo.',
  feature_image_alt: 'Un mapa de las escoltas',
  language: 'es',
  translation_of: id,
  versions: [{ id, language: 'en', updated_at }],
  html: '<p>Una escolta avisa.</p>',
};

export const anUntranslatedArticle: Article = {
  ...anArticle,
  id: '0190a5b2-7c7b-7000-8000-000000000003',
  title: 'Where to hang the flags',
  versions: [],
};

export const articles = [anArticle, aTranslation, anUntranslatedArticle];

/** One more than fits on a page, so that the list has two pages. */
const toList = (items: readonly Article[]) => ({ items, total: 11, page: 1, pageSize: 10 });

function answerArticles(call: string): object {
  if (!call.startsWith('/articles?')) return articles.find((article) => call.endsWith(article.id)) ?? anArticle;
  return toList([call.endsWith('language=es') ? aTranslation : anArticle, anUntranslatedArticle]);
}

const outlook = { today: '2026-11-25', closed_days: [], turnaround: { state: 'TX', median_seconds: null } };

/** The answer of a public call to a page. */
export function answerCall(call: string): object {
  if (call === '/states/turnaround') return { items: [] };
  if (call.startsWith('/states/')) return outlook;
  return answerArticles(call);
}
