import type { KnownFacts, OrderableState } from '@wideload/domain';
import { decideTravel } from '@wideload/domain/permit-facts';
import { Fragment } from 'react';
import type { TravelWords } from '../load-check-texts.ts';
import { listTravelLines } from './travel-lines.ts';

export type TravelListProps = { facts: KnownFacts; state: OrderableState; words: TravelWords };

/** The check does not ask for the type of the load. */
export function TravelList({ facts, state, words }: TravelListProps) {
  const lines = listTravelLines(decideTravel({ facts, type: null }, state), words);
  return (
    <ul className="stack gap-4">
      {lines.map(({ label, parts, isConfirmed }) => (
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
          {!isConfirmed && <span className="muted"> ({words.unconfirmed})</span>}.
        </li>
      ))}
    </ul>
  );
}
