import type { QueueOrder } from '@wideload/contract';
import { tagTexts } from './queue.texts.ts';
import css from './tag-badges.module.css';

/** One or two letters each; the filter of the queue lists them with their words. */
export function TagBadges({ marks }: Pick<QueueOrder, 'marks'>) {
  if (marks.length === 0) return null;
  return (
    <ul className={css['marks']}>
      {marks.map((mark) => (
        <li key={mark} className={css['mark']} title={tagTexts[mark].word}>
          <span aria-hidden="true">{tagTexts[mark].letters}</span>
          <span className="visually-hidden">{tagTexts[mark].word}</span>
        </li>
      ))}
    </ul>
  );
}
