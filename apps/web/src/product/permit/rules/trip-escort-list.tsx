import { stateName, type StateCode, type TripState } from '@wideload/domain';
import type { TravelLoad } from '@wideload/domain/permit-facts';
import type { EscortWords } from './escort-lines.ts';
import { escortWords } from './escort-words.ts';
import { listTripEscortLines } from './trip-escort-lines.ts';
import { formatList } from '#lib/format-list.ts';

export type TripEscortListProps = {
  load: TravelLoad;
  visits: readonly TripState[];
  /** Where an order has several units, the number of this one. */
  unit?: number | undefined;
  escort?: EscortWords;
  list?: (names: readonly string[]) => string;
  nameOf?: (state: StateCode) => string;
};

/** The escorts of one load from the first state of its trip to the last. */
export function TripEscortList({
  load,
  visits,
  unit,
  escort = escortWords,
  list = formatList,
  nameOf = stateName,
}: TripEscortListProps) {
  const { lines, more } = listTripEscortLines(load, visits, { escort, list, nameOf });
  return (
    <section className="size-label">
      <h4 className="size-body">{unit === undefined ? escort.trip.title : escort.trip.titleOf(unit)}</h4>
      {lines.length > 0 && (
        <ol className="bullets">
          {lines.map(({ where, cars }) => (
            <li key={`${where} ${cars}`}>
              {where}: <strong>{cars}</strong>.
            </li>
          ))}
        </ol>
      )}
      {more !== '' && <p className="muted">{more}.</p>}
    </section>
  );
}
