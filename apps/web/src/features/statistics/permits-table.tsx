import type { Statistics } from '@wideload/contract';
import css from './permits-table.module.css';
import { longDay } from './statistics-words.ts';

const number = new Intl.NumberFormat('en-US');

/** The numbers of the chart, for who reads rather than looks. */
export function PermitsTable({ days }: { days: Statistics['days'] }) {
  const total = days.reduce((sum, { permits }) => sum + permits, 0);
  return (
    <details className={css['details']}>
      <summary>Show the numbers as a table</summary>
      <table className={css['table']}>
        <caption className="visually-hidden">Permits per day</caption>
        <thead>
          <tr>
            <th scope="col">Day</th>
            <th scope="col">Permits</th>
          </tr>
        </thead>
        <tbody>
          {days.map(({ day, permits }) => (
            <tr key={day}>
              <th scope="row">
                <time dateTime={day}>{longDay(day)}</time>
              </th>
              <td>{number.format(permits)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">All days</th>
            <td>{number.format(total)}</td>
          </tr>
        </tfoot>
      </table>
    </details>
  );
}
