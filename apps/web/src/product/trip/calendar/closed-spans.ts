import { listClosedWindows, type ClosedWindow, type Span, type StateHours } from '@wideload/domain/calendar';

/** `unchecked`: no row says whether the state is open, or its curfews are not known. */
export type ClosedSpan = Span & { kind: 'closed' | 'unchecked'; windows: readonly ClosedWindow[] };

/** The hours of a range that are not known to be open, in order and without overlap. */
export function listClosedSpans(hours: StateHours, range: Span): ClosedSpan[] {
  const windows = listClosedWindows(hours, range);
  const inside = windows.flatMap(({ from, to }) => [from, to]).filter((at) => at > range.from && at < range.to);
  const edges = [...new Set([range.from, ...inside.toSorted((a, b) => a - b), range.to])];
  const spans: ClosedSpan[] = [];
  for (const [index, from] of edges.slice(0, -1).entries()) {
    const covering = windows.filter((window) => window.from <= from && from < window.to);
    const kind = decideKind(covering, hours);
    if (kind !== null) addSpan(spans, { from, to: edges[index + 1] ?? from, kind, windows: covering });
  }
  return spans;
}

function decideKind(covering: readonly ClosedWindow[], { areCurfewsKnown }: StateHours): ClosedSpan['kind'] | null {
  if (covering.length === 0) return areCurfewsKnown ? null : 'unchecked';
  return covering.some(({ basis }) => basis !== null) ? 'closed' : 'unchecked';
}

function addSpan(spans: ClosedSpan[], span: ClosedSpan): void {
  const last = spans.at(-1);
  if (last?.to !== span.from || last.kind !== span.kind) return void spans.push(span);
  spans[spans.length - 1] = { ...last, to: span.to, windows: [...new Set([...last.windows, ...span.windows])] };
}
