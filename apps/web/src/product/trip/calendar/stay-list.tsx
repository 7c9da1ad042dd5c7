import { stateName } from '@wideload/domain';
import type { Simulation, StateStay } from '@wideload/domain/calendar';
import * as texts from './calendar.texts.ts';
import { formatTripSpan } from './instant-words.ts';
import { listStops } from './stay-stops.ts';

/** The content of the picture in words. */
export function StayList({ simulation }: { simulation: Simulation }) {
  const { stays, segments } = simulation;
  return (
    <details>
      <summary className="strong">{texts.inWords}</summary>
      <ol className="stack gap-12 above-12 size-label">
        {stays.map((stay, index) => (
          <li key={stay.enters}>
            <p className="strong">{formatStay(stay)}</p>
            <ul className="bullets">
              {listStops(stay, { segments, isFirst: index === 0 }).map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </details>
  );
}

function formatStay({ state, zone, enters, leaves, isChecked }: StateStay): string {
  const line = `${stateName(state)}: ${formatTripSpan({ from: enters, to: leaves }, zone)}`;
  return isChecked ? line : `${line}, ${texts.notChecked}`;
}
