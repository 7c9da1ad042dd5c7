import type { QueueOrder } from '@wideload/contract';
import { legend, tagTexts } from './queue.texts.ts';
import css from './tag-badges.module.css';

/** A letter each; the legend below the queue has their words. */
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

export function TagLegend() {
  return (
    <ul aria-label={legend} className={css['legend']}>
      {Object.values(tagTexts).map(({ letters, word }) => (
        <li key={letters}>
          <span aria-hidden="true" className={css['mark']}>
            {letters}
          </span>{' '}
          {word}
        </li>
      ))}
    </ul>
  );
}
