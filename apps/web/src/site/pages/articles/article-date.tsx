import type { Language } from '@wideload/contract/client';
import { dayText } from '../../../lib/figure-text.ts';
import css from './article-list.module.css';

export function ArticleDate({ at, language }: { at: string; language: Language }) {
  return (
    <time dateTime={at} className={css['date']}>
      {dayText(at.slice(0, 10), language)}
    </time>
  );
}
