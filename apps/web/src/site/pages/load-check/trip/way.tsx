import { Fragment } from 'react';
import type { LoadCheckTexts } from '../load-check-texts.ts';
import type { StateWay } from './state-way.ts';

/** The way through one state: miles, roads, entry, exit and hours of each visit. */
export function Way({ way: { visits, stays }, texts }: { way: StateWay; texts: LoadCheckTexts }) {
  const { trip } = texts;
  return (
    <ul>
      {visits.map(({ miles, roads, entry, exit }, at) => {
        const stay = stays[at];
        return (
          <Fragment key={`${entry?.label} to ${exit?.label}`}>
            {miles !== null && <li>{trip.leg(miles, roads)}</li>}
            {entry !== null && <li>{trip.entry(entry.label)}</li>}
            {exit !== null && <li>{trip.exit(exit.label)}</li>}
            {stay !== undefined && <li>{trip.stay(stay)}</li>}
          </Fragment>
        );
      })}
    </ul>
  );
}
