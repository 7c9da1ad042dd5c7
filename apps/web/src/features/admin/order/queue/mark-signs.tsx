import type { QueueOrder } from '@wideload/contract';
import { markWords } from './queue.texts.ts';
import css from './mark-signs.module.css';

/** One or two letters each; the filter of the queue lists them with their words. */
export function MarkSigns({ marks }: Pick<QueueOrder, 'marks'>) {
  if (marks.length === 0) return null;
  return (
    <ul className={css['marks']}>
      {marks.map((mark) => (
        <li key={mark} className={css['mark']} title={markWords[mark].word}>
          <span aria-hidden="true">{markWords[mark].letters}</span>
          <span className="visually-hidden">{markWords[mark].word}</span>
        </li>
      ))}
    </ul>
  );
}
