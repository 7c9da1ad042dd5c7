import { stateName } from '@wideload/domain';
import type { StateStay, TripSegment } from '@wideload/domain/calendar';
import * as texts from './calendar.texts.ts';
import { listReasons } from './closed-words.ts';
import { formatTripSpan } from './instant-words.ts';

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
