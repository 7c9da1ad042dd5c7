import type { Language } from '@wideload/contract/client';
import { formatLongDay } from '../../../lib/format-figures.ts';

export function ArticleDate({ at, language }: { at: string; language: Language }) {
  return (
    <time dateTime={at} className="hint">
      {formatLongDay(at.slice(0, 10), language)}
    </time>
  );
}
