import type { QueueOrder } from '@wideload/contract';
import { legend, tagTexts } from './queue.texts.ts';
import css from './tag-badges.module.css';

/** A letter each. Their words are beside them on a phone, below them while the row has the focus, and in the legend. */
export function TagBadges({ marks }: Pick<QueueOrder, 'marks'>) {
  if (marks.length === 0) return null;
  return (
    <ul className={css['marks']}>
      {marks.map((mark) => (
        <li key={mark}>
          <span aria-hidden="true" className={css['mark']} title={tagTexts[mark].word}>
            {tagTexts[mark].letters}
          </span>
          <span className={css['word']}>{tagTexts[mark].word}</span>
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
