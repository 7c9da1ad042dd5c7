import type { Statistics } from '@wideload/contract';
import * as texts from './statistics.texts.ts';
import css from './permits-table.module.css';
import { formatLongDay } from './statistics-words.ts';

const number = new Intl.NumberFormat('en-US');

export function PermitsTable({ days }: { days: Statistics['days'] }) {
  const total = days.reduce((sum, { permits }) => sum + permits, 0);
  return (
    <details className={css['details']}>
      <summary>{texts.showAsTable}</summary>
      <table className={css['table']}>
        <caption className="visually-hidden">{texts.permitsPerDay}</caption>
        <thead>
          <tr>
            <th scope="col">{texts.day}</th>
            <th scope="col" data-figure="">
              {texts.permits}
            </th>
          </tr>
        </thead>
        <tbody>
          {days.map(({ day, permits }) => (
            <tr key={day}>
              <th scope="row">
                <time dateTime={day}>{formatLongDay(day)}</time>
              </th>
              <td data-figure="">{number.format(permits)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{texts.allDays}</th>
            <td data-figure="">{number.format(total)}</td>
          </tr>
        </tfoot>
      </table>
    </details>
  );
}
