import {
  cents,
  priceFee,
  formatDollars,
  isOrderable,
  parseDay,
  stateName,
  totalOfOrder,
  totalOfUnit,
  toTravelLoad,
  type DraftOrder,
  type DraftPermit,
  type DraftUnit,
  type Cents,
} from '@wideload/domain';
import { memo } from 'react';
import { OrderCharges } from '#product/order/charges/order-charges.tsx';
import { unitHeading } from '#product/unit/unit.texts.ts';
import * as texts from './summary.texts.ts';
import { CollapsibleSection } from '#ui/layout/folded-section.tsx';
import { classNames } from '#ui/class-names.ts';
import css from './billing.module.css';
import { Table } from '#ui/list/table.tsx';

type BillLine = { key: string; state: string; how: string; amount: Cents };

type BillTableProps = {
  caption: string;
  how: string;
  lines: readonly BillLine[];
  total?: { label: string; amount: Cents };
};

function BillTable({ caption, how, lines, total }: BillTableProps) {
  return (
    <Table caption={caption}>
      <thead>
        <tr>
          <th scope="col">{texts.state}</th>
          <th scope="col" data-figure="">
            {how}
          </th>
          <th scope="col" data-figure="">
            {texts.amount}
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.key}>
            <th scope="row">{line.state}</th>
            <td data-figure="" data-label={how}>
              {line.how}
            </td>
            <td data-figure="" data-label={texts.amount}>
              {formatDollars(line.amount)}
            </td>
          </tr>
        ))}
        {total && (
          <tr className={css['sum']}>
            <th scope="row" colSpan={2}>
              {total.label}
            </th>
            <td data-figure="">{formatDollars(total.amount)}</td>
          </tr>
        )}
      </tbody>
    </Table>
  );
}

export const Billing = memo(function Billing({ draft }: { draft: DraftOrder }) {
  return (
    <CollapsibleSection title={texts.billing}>
      {draft.units.map((unit, index) => (
        <UnitBill
          key={unit._id}
          number={index + 1}
          unit={unit}
          permits={draft.permits.filter((permit) => permit.unit === unit._id)}
        />
      ))}
      {draft.units.length > 1 && draft.permits.length > 0 && <StatesBill permits={draft.permits} />}
      <p className={classNames('spread whole-line ruled size-group bold above-20', css['total'])}>
        <span>{texts.orderTotal}</span> <strong>{formatDollars(totalOfOrder(draft.permits))}</strong>
      </p>
      <OrderCharges order={draft} />
      <p className="hint">{texts.feesAreEstimates}</p>
    </CollapsibleSection>
  );
});

type UnitBillProps = { number: number; unit: DraftUnit; permits: readonly DraftPermit[] };

function UnitBill({ number, unit, permits }: UnitBillProps) {
  const [first] = permits;
  return (
    <div className={number > 1 ? 'above-20' : undefined}>
      <h3 className="below-8">{unitHeading(number)}</h3>
      {first === undefined ? (
        <p className="hint">{texts.noPermitNeeded}</p>
      ) : (
        <BillTable
          caption={texts.permitsOfUnit(number)}
          how={texts.fee}
          lines={permits.map((permit) => buildPermitLine(permit, unit))}
          total={{ label: texts.totalOfUnit(number), amount: totalOfUnit(first.unit, permits) }}
        />
      )}
    </div>
  );
}

function StatesBill({ permits }: { permits: readonly DraftPermit[] }) {
  const states = [...new Set(permits.map(({ state }) => state))];
  const lines = states.map((state): BillLine => {
    const own = permits.filter((permit) => permit.state === state);
    return {
      key: state,
      state: stateName(state),
      how: texts.permitsCount(own.length),
      amount: totalOfOrder(own),
    };
  });
  return (
    <div className="above-20">
      <h3 className="below-8">{texts.byState}</h3>
      <BillTable caption={texts.permitsByState} how={texts.permits} lines={lines} />
    </div>
  );
}

function buildPermitLine({ _id, state, date, planned, price }: DraftPermit, unit: DraftUnit): BillLine {
  const start = parseDay(date.startDate);
  const end = parseDay(date.endDate);
  const line =
    isOrderable(state) && start !== null && end !== null
      ? priceFee(toTravelLoad(unit), state, { start, end, miles: planned?.miles })
      : null;
  return { key: _id, state: stateName(state), how: line === null ? '' : formatFee(line), amount: cents(price) };
}

function formatFee({ fee, chargedDaily, days }: ReturnType<typeof priceFee>): string {
  if (!chargedDaily) return texts.feeOnce(formatDollars(fee));
  return texts.feeByDay(formatDollars(fee), days);
}
