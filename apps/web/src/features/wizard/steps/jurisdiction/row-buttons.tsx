import { stateName, type StateCode } from '@wideload/domain';
import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import { IconButton } from '#ui/icon-button.tsx';
import * as texts from './jurisdiction.texts.ts';
import type { StateRow } from './state-rows.ts';
import { toMoveId } from './use-state-moves.ts';

type RowButtonsProps = {
  row: StateRow;
  /** Of the chosen states. */
  count: number;
  isMovable: boolean;
  onMove: (code: StateCode, step: 1 | -1) => void;
  onDelete: (code: StateCode) => void;
};

export function RowButtons({ row: { visit, index }, count, isMovable, onMove, onDelete }: RowButtonsProps) {
  const { state } = visit;
  const name = stateName(state);
  const [isFirst, isLast] = [index === 0, index === count - 1];
  return (
    <span className="nowrap">
      {isMovable && (
        <>
          <IconButton
            id={toMoveId(state, -1)}
            label={texts.moveUp(name)}
            aria-disabled={isFirst || undefined}
            onClick={() => !isFirst && onMove(state, -1)}
          >
            <ArrowUp size={20} />
          </IconButton>
          <IconButton
            id={toMoveId(state, 1)}
            label={texts.moveDown(name)}
            aria-disabled={isLast || undefined}
            onClick={() => !isLast && onMove(state, 1)}
          >
            <ArrowDown size={20} />
          </IconButton>
        </>
      )}
      <IconButton label={texts.removeState(name)} danger onClick={() => onDelete(state)}>
        <Trash2 size={20} />
      </IconButton>
    </span>
  );
}
