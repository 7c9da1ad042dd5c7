import type { Language } from '@wideload/contract/client';
import { dayText } from '../../../lib/figure-text.ts';

export function ArticleDate({ at, language }: { at: string; language: Language }) {
  return (
    <time dateTime={at} className="hint">
      {dayText(at.slice(0, 10), language)}
    </time>
  );
}
