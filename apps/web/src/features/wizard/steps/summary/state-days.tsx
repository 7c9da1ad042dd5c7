import { parseDay, stateName, type DraftOrder, type StateCode, type TripState } from '@wideload/domain';
import { formatDayRange } from '#product/permit/format-day.ts';
import { formatMiles } from '#product/trip/leg-words.ts';
import { Table } from '#ui/list/table.tsx';
import * as texts from './summary-head.texts.ts';

type StateDaysProps = { draft: DraftOrder; route: readonly TripState[] };

/** In the order of the states; units of the same days share a line. */
export function StateDays({ draft, route }: StateDaysProps) {
  const states = [...new Set(draft.permits.map(({ state }) => state))];
  const isKnown = (state: StateCode) => route.some((visit) => visit.state === state && visit.miles !== null);
  return (
    <Table caption={texts.daysByState}>
      <thead>
        <tr>
          <th scope="col">{texts.state}</th>
          {route.length > 0 && (
            <th scope="col" data-figure="">
              {texts.miles}
            </th>
          )}
          <th scope="col">{texts.days}</th>
        </tr>
      </thead>
      <tbody>
        {states.map((state) => (
          <tr key={state}>
            <th scope="row">{stateName(state)}</th>
            {route.length > 0 && (
              <td data-figure="" data-label={texts.miles}>
                {isKnown(state) ? formatMiles(route, state) : '–'}
              </td>
            )}
            <td data-label={texts.days}>
              {listDays(draft, state).map((line) => (
                <p key={line}>{line}</p>
              ))}
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

/** `Mon, Nov 23 – Thu, Nov 26, 2026`, with the units where they differ. */
function listDays({ units, permits }: DraftOrder, state: StateCode): string[] {
  const byDays = new Map<string, number[]>();
  for (const { unit, date, ...permit } of permits) {
    const [start, end] = [parseDay(date.startDate), parseDay(date.endDate)];
    if (permit.state !== state || start === null || end === null || start > end) continue;
    const days = formatDayRange(start, end);
    byDays.set(days, [...(byDays.get(days) ?? []), units.findIndex(({ _id }) => _id === unit) + 1]);
  }
  if (byDays.size < 2) return [...byDays.keys()];
  return [...byDays].map(([days, numbers]) => texts.unitDays(numbers, days));
}
