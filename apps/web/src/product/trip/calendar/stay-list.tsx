import { stateName } from '@wideload/domain';
import type { Simulation, StateStay, TripSegment } from '@wideload/domain/calendar';
import * as texts from './calendar.texts.ts';
import { listReasons } from './closed-words.ts';
import { formatTripSpan } from './instant-words.ts';

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

type Way = { segments: readonly TripSegment[]; isFirst: boolean };

/** Waits, rests and warnings in the order of the clock. */
export function listStops({ zone, enters, leaves, areas }: StateStay, { segments, isFirst }: Way): string[] {
  const here = segments.filter(({ from }) => (isFirst || from >= enters) && from < leaves);
  const areaLines = areas.map((area) => texts.area(area.area, formatTripSpan(area, zone)));
  return [...here.flatMap((segment) => formatStop(segment, zone)), ...new Set(areaLines)];
}

function formatStop(segment: TripSegment, zone: string): string[] {
  if (segment.kind === 'drive') return [];
  const when = formatTripSpan(segment, zone);
  if (segment.kind === 'rest') return [texts.rest(when)];
  const reasons = listReasons(segment.windows).join('. ');
  return [segment.isAtBorder ? texts.waitAtBorder(stateName(segment.state), when, reasons) : texts.wait(when, reasons)];
}
