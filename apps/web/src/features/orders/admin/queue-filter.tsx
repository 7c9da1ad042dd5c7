import * as texts from '../../../texts/en/orders-admin-queue.ts';
import type { QueueHolder } from './queue-board.ts';
import css from '../status-filter.module.css';

const choices = [
  { key: 'all', word: texts.all },
  { key: 'free', word: texts.heldByNobody },
  { key: 'mine', word: texts.heldByMe },
] as const satisfies readonly { key: QueueHolder; word: string }[];

/** Chooses whose orders the queue shows. */
export function QueueFilter({ holder, onHolder }: { holder: QueueHolder; onHolder: (holder: QueueHolder) => void }) {
  return (
    <div role="group" aria-label={texts.filterByHolder} className={css['filter']}>
      {choices.map(({ key, word }) => (
        <button
          key={key}
          type="button"
          className={css['choice']}
          aria-pressed={key === holder}
          onClick={() => onHolder(key)}
        >
          {word}
        </button>
      ))}
    </div>
  );
}
