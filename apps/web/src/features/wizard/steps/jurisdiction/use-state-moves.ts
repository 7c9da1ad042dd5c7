import { stateName, type StateCode } from '@wideload/domain';
import { useEffect, useState } from 'react';
import * as texts from './jurisdiction.texts.ts';
import type { StateRow } from './state-rows.ts';

export function toMoveId(state: StateCode, step: 1 | -1): string {
  return `move-${step === 1 ? 'down' : 'up'}-${state}`;
}

/** A row that moves loses the focus of its button, so the button gets it back. */
export function useStateMoves(rows: readonly StateRow[], onMove: (code: StateCode, step: 1 | -1) => void) {
  const [last, setLast] = useState<{ state: StateCode; step: 1 | -1 } | null>(null);
  const count = new Set(rows.filter(({ index }) => index !== -1).map(({ index }) => index)).size;
  const at = rows.find(({ visit }) => visit.state === last?.state)?.index ?? -1;

  useEffect(() => {
    if (last !== null) document.getElementById(toMoveId(last.state, last.step))?.focus();
  }, [last, at]);

  return {
    count,
    spoken: last === null || at === -1 ? '' : texts.isAt(stateName(last.state), at + 1, count),
    move(state: StateCode, step: 1 | -1) {
      setLast({ state, step });
      onMove(state, step);
    },
  };
}
