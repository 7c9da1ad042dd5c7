import {
  cents,
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
import { BillTable, type BillLine } from './bill-table.tsx';
import css from './billing.module.css';

/** The price of the order: unit by unit, and where there are several units, state by state; the amounts are the server's. */
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
      {draft.units.length > 1 && draft.permits.length > 0 && <StatesBill permits={draft.permits} />}
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
        <BillTable
          caption={`Permits of ${title.toLowerCase()}`}
          how="Fee"
          lines={permits.map(permitLine)}
          total={{ label: `${title} total`, amount: totalOfUnit(first.unit, permits) }}
        />
      )}
    </div>
  );
}

/** What each state charges for all units together. */
function StatesBill({ permits }: { permits: readonly DraftPermit[] }) {
  const states = [...new Set(permits.map(({ state }) => state))];
  const lines = states.map((state): BillLine => {
    const own = permits.filter((permit) => permit.state === state);
    return {
      key: state,
      state: stateName(state),
      how: own.length === 1 ? '1 permit' : `${own.length} permits`,
      amount: totalOfOrder(own),
    };
  });
  return (
    <div className={css['unit']}>
      <h3 className={css['title']}>By state</h3>
      <BillTable caption="Permits by state, all units" how="Permits" lines={lines} />
    </div>
  );
}

function permitLine({ _id, state, date, price }: DraftPermit): BillLine {
  const start = parseDay(date.startDate);
  const end = parseDay(date.endDate);
  const line = isOrderable(state) && start !== null && end !== null ? feeLine(state, start, end) : null;
  return { key: _id, state: stateName(state), how: line === null ? '' : feeText(line), amount: cents(price) };
}

/** `$10.00 a day × 4 days`, or once for the whole range. */
function feeText({ fee, chargedDaily, days }: ReturnType<typeof feeLine>): string {
  if (!chargedDaily) return `${formatDollars(fee)} once`;
  return `${formatDollars(fee)} a day × ${days} ${days === 1 ? 'day' : 'days'}`;
}
