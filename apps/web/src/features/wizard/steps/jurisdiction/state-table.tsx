import { stateFacts, stateName, type DraftUnit, type StateCode } from '@wideload/domain';
import type { ReactNode } from 'react';
import * as texts from './jurisdiction.texts.ts';
import { Section } from '#ui/layout/panel.tsx';
import { Table } from '#ui/list/table.tsx';
import { StateAdvisory } from './state-advisory.tsx';
import { RowButtons } from './row-buttons.tsx';
import type { StateRow } from './state-rows.ts';
import css from './state-table.module.css';
import { useStateMoves } from './use-state-moves.ts';
import { WayCell } from './way-cell.tsx';

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
