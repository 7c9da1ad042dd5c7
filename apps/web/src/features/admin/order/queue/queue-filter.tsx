import * as texts from './queue.texts.ts';
import { FilterChoices } from '../../../../ui/list/filter-choices.tsx';
import type { QueueHolder } from './queue-board.ts';

const choices = [
  { key: 'all', word: texts.all },
  { key: 'free', word: texts.heldByNobody },
  { key: 'mine', word: texts.heldByMe },
] as const satisfies readonly { key: QueueHolder; word: string }[];

/** Chooses whose orders the queue shows. */
export function QueueFilter({ holder, onHolder }: { holder: QueueHolder; onHolder: (holder: QueueHolder) => void }) {
  return <FilterChoices label={texts.filterByHolder} choices={choices} chosen={holder} onChoose={onHolder} />;
}
