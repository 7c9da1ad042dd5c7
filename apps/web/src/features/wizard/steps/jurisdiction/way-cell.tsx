import { stateName, type StateCode } from '@wideload/domain';
import { listLegLines } from '#product/trip/leg-words.ts';
import { Button } from '#ui/button.tsx';
import * as texts from './jurisdiction.texts.ts';
import type { StateRow } from './state-rows.ts';

type WayCellProps = { row: StateRow; isStart: boolean; isEnd: boolean; onDelete: (code: StateCode) => void };

/** Miles, roads, entry and exit; a state that was added by hand has its mark instead. */
export function WayCell({ row: { visit, isAdded }, isStart, isEnd, onDelete }: WayCellProps) {
  // In an order by hand, the first state need not have the origin.
  const isOfRoute = visit.by === 'route';
  const lines = listLegLines(visit, { isStart: isStart && isOfRoute, isEnd: isEnd && isOfRoute });
  return (
    <td data-label={texts.onTheWay}>
      <div>
        {isAdded && (
          <p className="cluster">
            <span className="strong">{texts.addedByHand}</span>
            <Button
              look="link"
              aria-label={texts.undoAddition(stateName(visit.state))}
              onClick={() => onDelete(visit.state)}
            >
              {texts.undo}
            </Button>
          </p>
        )}
        {lines.length === 0 && <p className="muted">{texts.wayNotKnown}</p>}
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
    </td>
  );
}
