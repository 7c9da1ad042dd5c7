import type { QueueHolder } from './queue-board.ts';
import css from '../status-filter.module.css';

const choices = [
  { key: 'all', word: 'All' },
  { key: 'free', word: 'Held by nobody' },
  { key: 'mine', word: 'Held by me' },
] as const satisfies readonly { key: QueueHolder; word: string }[];

/** Chooses whose orders the queue shows. */
export function QueueFilter({ holder, onHolder }: { holder: QueueHolder; onHolder: (holder: QueueHolder) => void }) {
  return (
    <div role="group" aria-label="Filter by holder" className={css['filter']}>
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
