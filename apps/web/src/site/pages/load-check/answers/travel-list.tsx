import type { KnownFacts, OrderableState } from '@wideload/domain';
import { decideTravel } from '@wideload/domain/permit-facts';
import { Fragment } from 'react';
import { AskedSource } from '../../../../product/source/asked-source.tsx';
import type { CheckWords } from '../load-check-texts.ts';
import { listTravelLines } from './travel-lines.ts';

export type TravelListProps = { facts: KnownFacts; state: OrderableState; words: CheckWords };

/** The check does not ask for the type of the load. */
export function TravelList({ facts, state, words }: TravelListProps) {
  const { travel, says, map } = words;
  const lines = listTravelLines(decideTravel({ facts, type: null }, state), travel);
  return (
    <ul className="stack gap-4">
      {lines.map(({ label, parts, isConfirmed, sources }) => (
        <li key={`${label} ${JSON.stringify(parts)}`}>
          {label}:{' '}
          {parts.map(({ text, english, notes }, at) => (
            <Fragment key={`${text} ${notes.join(' ')}`}>
              {at > 0 && '; '}
              {text}
              {english !== undefined && (
                <>
                  : <span lang="en">{english}</span>
                </>
              )}
              {notes.map((note) => (
                <Fragment key={note}>
                  {' '}
                  (<q lang="en">{note}</q>)
                </Fragment>
              ))}
            </Fragment>
          ))}
          {!isConfirmed && <span className="muted"> ({travel.unconfirmed})</span>}.
          {sources.length > 0 && (
            <AskedSource
              state={state}
              refs={sources.map((row) => ({ row }))}
              figure={says.figures.travel(map.stateName(state), label)}
              words={says}
            />
          )}
        </li>
      ))}
    </ul>
  );
}
