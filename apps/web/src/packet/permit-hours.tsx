import type { PacketPermit } from '@wideload/contract';
import { formatWeekdayAndDay } from '#product/permit/format-day.ts';
import * as texts from './packet.texts.ts';
import { findStateDay } from './permit-term.ts';

type Day = PacketPermit['days'][number];

function Hours({ day: { open, closed, notes } }: { day: Day }) {
  return (
    <ul className="bullets">
      <li className="bold">{open === '' ? texts.noOpenHours : texts.openHours(open)}</li>
      {[...closed, ...notes].map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

/** Today first: the other days are for planning the stop. */
export function PermitHours({ permit }: { permit: PacketPermit }) {
  const today = findStateDay(permit);
  const [shown, ...later] = permit.days.filter(({ day }) => day >= today);
  if (shown === undefined) return null;
  const name = formatWeekdayAndDay(shown.day);
  return (
    <section>
      <h3>{shown.day === today ? texts.hoursToday(name) : texts.hoursOf(name)}</h3>
      <Hours day={shown} />
      {later.length > 0 && (
        <details className="above-8">
          <summary className="target">{texts.laterDays}</summary>
          {later.map((each) => (
            <div key={each.day} className="above-8">
              <h4>{formatWeekdayAndDay(each.day)}</h4>
              <Hours day={each} />
            </div>
          ))}
        </details>
      )}
    </section>
  );
}
