import { cents, formatDollars, stateName } from '@wideload/domain';
import { Table } from '#ui/list/table.tsx';
import * as texts from './trip-overview.texts.ts';
import type { TripRow } from './trip-rows.ts';

export function TripStates({ rows }: { rows: readonly TripRow[] }) {
  return (
    <Table caption={texts.statesOfTheTrip}>
      <thead>
        <tr>
          <th scope="col">{texts.stateProvince}</th>
          <th scope="col">{texts.way}</th>
          <th scope="col">{texts.days}</th>
          <th scope="col" data-figure="" className="nowrap">
            {texts.fee}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ visit, way, days, fee }) => (
          <tr key={`${visit.state} ${visit.entry?.label}`}>
            <th scope="row" data-label={texts.stateProvince}>
              {stateName(visit.state)}
            </th>
            <td data-label={texts.way}>
              <Lines lines={way} />
            </td>
            <td data-label={texts.days}>
              <Lines lines={days} />
            </td>
            <td data-label={texts.fee} data-figure="">
              {fee !== null && formatDollars(cents(fee))}
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function Lines({ lines }: { lines: readonly string[] }) {
  return (
    <div>
      {lines.map((line) => (
        <div key={line}>{line}</div>
      ))}
    </div>
  );
}
