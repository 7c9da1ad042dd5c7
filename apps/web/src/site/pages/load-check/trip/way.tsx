import type { LoadCheckTexts } from '../load-check-texts.ts';
import type { StateWay } from './state-way.ts';

/** The way through one state: miles, roads, entry, exit and hours. */
export function Way({ way: { visits, enters, leaves }, texts }: { way: StateWay; texts: LoadCheckTexts }) {
  const { trip } = texts;
  return (
    <ul>
      {visits.flatMap(({ miles, roads, entry, exit }) => [
        miles !== null && <li key={`${miles} miles, ${roads.join(' ')}`}>{trip.leg(miles, roads)}</li>,
        entry !== null && <li key={`in ${entry.label}`}>{trip.entry(entry.label)}</li>,
        exit !== null && <li key={`out ${exit.label}`}>{trip.exit(exit.label)}</li>,
      ])}
      {enters !== null && leaves !== null && <li>{trip.stay(trip.moment(enters), trip.moment(leaves))}</li>}
    </ul>
  );
}
