import {
  cents,
  daysInRange,
  feeLine,
  formatDollars,
  isOrderable,
  parseDay,
  stateName,
  totalOfOrder,
  totalOfUnit,
  type DraftOrder,
  type DraftPermit,
} from '@wideload/domain';
import { Section } from '../../../../ui/panel.tsx';
import { Table } from '../../../../ui/table.tsx';
import css from './billing.module.css';

/** The price of the order, unit by unit and state by state; the amounts are the server's. */
export function Billing({ draft }: { draft: DraftOrder }) {
  return (
    <Section title="Billing">
      {draft.units.map((unit, index) => (
        <UnitBill
          key={unit._id}
          title={`Unit ${index + 1}`}
          permits={draft.permits.filter((permit) => permit.unit === unit._id)}
        />
      ))}
      <p className={css['total']}>
        <span>Order total</span> <strong>{formatDollars(totalOfOrder(draft.permits))}</strong>
      </p>
      <p className={css['caveat']}>
        The fees are estimates. The final amount may change once a state has looked at the application.
      </p>
    </Section>
  );
}

function UnitBill({ title, permits }: { title: string; permits: readonly DraftPermit[] }) {
  const [first] = permits;
  return (
    <div className={css['unit']}>
      <h3 className={css['title']}>{title}</h3>
      {first === undefined ? (
        <p className={css['caveat']}>This unit needs no permit in the selected states.</p>
      ) : (
        <Table caption={`Permits of ${title.toLowerCase()}`}>
          <thead>
            <tr>
              <th scope="col">State</th>
              <th scope="col" data-figure="">
                Fee
              </th>
              <th scope="col" data-figure="">
                Days
              </th>
              <th scope="col" data-figure="">
                Amount
              </th>
            </tr>
          </thead>
          <tbody>
            {permits.map((permit) => (
              <PermitRow key={permit._id} permit={permit} />
            ))}
            <tr className={css['sum']}>
              <th scope="row" colSpan={3}>
                {title} total
              </th>
              <td data-figure="">{formatDollars(totalOfUnit(first.unit, permits))}</td>
            </tr>
          </tbody>
        </Table>
      )}
    </div>
  );
}

function PermitRow({ permit }: { permit: DraftPermit }) {
  const { state, date, price } = permit;
  const start = parseDay(date.startDate);
  const end = parseDay(date.endDate);
  const line = isOrderable(state) && start !== null && end !== null ? feeLine(state, start, end) : null;
  return (
    <tr>
      <th scope="row">{stateName(state)}</th>
      <td data-figure="" data-label="Fee">
        {line !== null && `${formatDollars(line.fee)} ${line.chargedDaily ? 'a day' : 'once'}`}
      </td>
      <td data-figure="" data-label="Days">
        {start !== null && end !== null && daysInRange(start, end)}
      </td>
      <td data-figure="" data-label="Amount">
        {formatDollars(cents(price))}
      </td>
    </tr>
  );
}
