import { formatHoliday } from '@wideload/contract/client';
import { stateName, type StateCode } from '@wideload/domain';
import type { ClosedWindow } from '@wideload/domain/calendar';
import { joinSentences } from '#lib/join-sentences.ts';
import { toPart } from '../../permit/rules/travel-lines.ts';
import { travelWords } from '../../permit/rules/travel-words.ts';
import * as texts from './calendar.texts.ts';
import type { ClosedSpan } from './closed-spans.ts';
import { formatTripSpan } from './instant-words.ts';

/** `Missouri, Sat, Nov 21, 12:00 AM to Mon, Nov 23, 6:33 AM CST: no travel. Night. Weekend.` */
export function formatClosedSpan(span: ClosedSpan, { state, zone }: { state: StateCode; zone: string }): string {
  const head = span.kind === 'closed' ? texts.noTravel : texts.notChecked;
  const reasons = span.windows.length === 0 ? [texts.curfewsNotKnown] : listReasons(span.windows);
  return `${stateName(state)}, ${formatTripSpan(span, zone)}: ${[head, ...reasons].join('. ')}.`;
}

/** Each reason once, with what nobody has checked about it. */
export function listReasons(windows: readonly ClosedWindow[]): string[] {
  return [...new Set(windows.map(formatReason))];
}

function formatReason(window: ClosedWindow): string {
  const reason = formatCause(window);
  const { basis, onlyIf, unless } = window;
  const when =
    onlyIf === null ? reason : formatPart(toPart(reason, onlyIf, travelWords, travelWords.bannedUnlessOverweight));
  const openings = unless.map((condition) =>
    formatPart(toPart(travelWords.allowed, condition, travelWords, travelWords.freeIfOverweight)),
  );
  return joinSentences([
    ...(basis === null ? [texts.reasonNotChecked(when)] : [when]),
    ...openings.map(texts.countsAsClosedUnless),
    ...(onlyIf === null || basis === null ? [] : [texts.countsAsClosed]),
  ]);
}

function formatCause(window: ClosedWindow): string {
  if (window.because === 'holiday') return texts.holiday(formatHoliday(window.holiday));
  return 'area' in window ? texts.curfew(window.area) : texts.causes[window.because];
}

function formatPart({ text, notes }: { text: string; notes: readonly string[] }): string {
  return [text, ...notes.map((note) => `(${note})`)].join(' ');
}
