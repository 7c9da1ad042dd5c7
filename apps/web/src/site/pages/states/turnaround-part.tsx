import { leastTurnaroundPermits } from '@wideload/contract/client';
import type { Turnaround } from '@wideload/contract';
import { formatDuration } from '#lib/format-duration.ts';
import type { StatePageProps } from './page-links.ts';

/** Our own figures: a state that is not sold has none, and one with too few permits is left out. */
export function TurnaroundPart({ turnaround, texts, language }: StatePageProps & { turnaround: Turnaround }) {
  const { record } = texts;
  const { median_seconds: seconds } = turnaround;
  if (seconds === null) return null;
  return (
    <section aria-labelledby="turnaround" className="shrinks">
      <h2 id="turnaround">{record.turnaround}</h2>
      <p className="sum above-8">{formatDuration(seconds, language)}</p>
      <p className="hint above-8">{record.turnaroundText(leastTurnaroundPermits)}</p>
    </section>
  );
}
