import type { Article } from '@wideload/contract';

const id = '0190a5b2-7c7b-7000-8000-000000000001';

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
  updated_at: '2026-11-02T08:00:00.000Z',
  html: '<p>An escort warns.</p>',
};

// One more than fits on a page, so that the list has two pages.
const list = { items: [anArticle], total: 11, page: 1, pageSize: 10 };
const outlook = { today: '2026-11-25', closed_days: [], turnaround: { state: 'TX', median_seconds: null } };

/** The answer of a public call to a page. */
export function answerCall(call: string): object {
  if (call === '/states/turnaround') return { items: [] };
  if (call.startsWith('/states/')) return outlook;
  return call.startsWith('/articles?') ? list : anArticle;
}
