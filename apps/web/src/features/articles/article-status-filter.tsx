import { articleStatuses, type ArticleStatus } from '@wideload/contract/client';
import * as texts from '../../texts/en/blog.ts';
import css from './article-status-filter.module.css';
import { statusWords } from './article-status-sign.tsx';

type Props = {
  /** Undefined: drafts and published ones. */
  status: ArticleStatus | undefined;
  onStatus: (status: ArticleStatus | undefined) => void;
};

/** Chooses the status whose articles are listed. */
export function ArticleStatusFilter({ status, onStatus }: Props) {
  return (
    <div role="group" aria-label={texts.filterByStatus} className={css['filter']}>
      {[undefined, ...articleStatuses].map((each) => (
        <button
          key={each ?? 'all'}
          type="button"
          className={css['choice']}
          aria-pressed={each === status}
          onClick={() => onStatus(each)}
        >
          {each === undefined ? texts.all : statusWords[each]}
        </button>
      ))}
    </div>
  );
}
