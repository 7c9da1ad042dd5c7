import { stateFacts, stateName, type DraftUnit, type StateCode } from '@wideload/domain';
import { type ReactNode, useEffect, useState } from 'react';
import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import * as texts from './jurisdiction.texts.ts';
import { Section } from '#ui/layout/panel.tsx';
import { Table } from '#ui/list/table.tsx';
import type { StateRow } from './state-rows.ts';
import css from './state-table.module.css';
import { StateAdvisory } from './state-advisory.tsx';
import { listLegLines } from '#product/trip/leg-words.ts';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';

function toMoveId(state: StateCode, step: 1 | -1): string {
  return `move-${step === 1 ? 'down' : 'up'}-${state}`;
}

/** A row that moves loses the focus of its button, so the button gets it back. */
function useStateMoves(rows: readonly StateRow[], onMove: (code: StateCode, step: 1 | -1) => void) {
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

type RowButtonsProps = {
  row: StateRow;
  /** Of the chosen states. */
  count: number;
  isMovable: boolean;
  onMove: (code: StateCode, step: 1 | -1) => void;
  onDelete: (code: StateCode) => void;
};

function RowButtons({ row: { visit, index }, count, isMovable, onMove, onDelete }: RowButtonsProps) {
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

type WayCellProps = { row: StateRow; isStart: boolean; isEnd: boolean; onDelete: (code: StateCode) => void };

/** Miles, roads, entry and exit; a state that was added by hand has its mark instead. */
function WayCell({ row: { visit, isAdded }, isStart, isEnd, onDelete }: WayCellProps) {
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

type StateTableProps = {
  rows: readonly StateRow[];
  /** The rows are those of a route. */
  isOnWay: boolean;
  units: readonly DraftUnit[];
  messageAt: (path: string) => string | undefined;
  onDelete: (code: StateCode) => void;
  onMove: (code: StateCode, step: 1 | -1) => void;
  /** The changes by hand, above the table. */
  children: ReactNode;
};

const caveat = texts.forReference;

/** The chosen states in travel order, or in order of choice, each with its requirements and its permit office. */
export function StateTable({ rows, isOnWay, units, messageAt, onDelete, onMove, children }: StateTableProps) {
  const moves = useStateMoves(rows, onMove);
  return (
    <Section title={texts.selectedStates}>
      {children}
      {rows.length === 0 ? (
        <p className="muted">{texts.noStateSelected}</p>
      ) : (
        <Table caption={texts.selectedStates}>
          <thead>
            <tr>
              <th scope="col" className="nowrap">
                {texts.stateProvince}
              </th>
              {isOnWay && <th scope="col">{texts.onTheWay}</th>}
              <th scope="col">{texts.advisoryMessage}</th>
              <th scope="col">{texts.advisoryUrl}</th>
              <th scope="col">
                <span className="visually-hidden">{texts.remove}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row, at) => (
              <tr key={`${row.visit.state}.${row.isFirst || at}`}>
                <NameCell row={row} isOnWay={isOnWay} message={messageAt(`jurisdictions.${row.index}`)} />
                {isOnWay && <WayCell row={row} isStart={at === 0} isEnd={at === rows.length - 1} onDelete={onDelete} />}
                <AdvisoryCells state={row.visit.state} units={units} />
                <td className={css['delete']}>
                  {row.isFirst && row.index !== -1 && (
                    <RowButtons
                      row={row}
                      count={moves.count}
                      isMovable={isOnWay}
                      onMove={moves.move}
                      onDelete={onDelete}
                    />
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
      <p role="status" className="visually-hidden">
        {moves.spoken}
      </p>
      {rows.length > 0 && <p className="hint above-12">{caveat}</p>}
    </Section>
  );
}

type NameCellProps = { row: StateRow; isOnWay: boolean; message: string | undefined };

function NameCell({ row: { visit, number }, isOnWay, message }: NameCellProps) {
  return (
    <th scope="row" data-label={texts.stateProvince} className={isOnWay ? css['movableName'] : css['name']}>
      <span>
        {isOnWay && <span className={css['number']}>{number}</span>}
        {texts.nameWithCode(stateName(visit.state), visit.state)}
        {message !== undefined && <span className={css['error']}>{message}</span>}
      </span>
    </th>
  );
}

function AdvisoryCells({ state, units }: { state: StateCode; units: readonly DraftUnit[] }) {
  const office = stateFacts[state].agency;
  return (
    <>
      <td data-label={texts.advisoryMessage}>
        <StateAdvisory state={state} units={units} />
      </td>
      <td data-label={texts.advisoryUrl}>
        <div>
          <a href={office.url} target="_blank" rel="noreferrer">
            {office.name}
            <span className="visually-hidden"> {texts.opensInNewTab}</span>
          </a>
          {office.phone !== null && <span className="second-line">{office.phone}</span>}
        </div>
      </td>
    </>
  );
}
