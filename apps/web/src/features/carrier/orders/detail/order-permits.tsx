import { useQuery } from '@tanstack/react-query';
import type { Order, Permit, Wait } from '@wideload/contract';
import { cents, formatDollars, isInWork, isPermitUndecided, parseDay, stateName, isWorkable } from '@wideload/domain';
import type { Copied } from '#lib/api/device-copies.ts';
import { findToday } from '#lib/today.ts';
import { waitsQuery } from '#product/order/trip-warnings.tsx';
import { late } from '#product/order/waits.texts.ts';
import { MendDays } from '#product/order/changes/change-order.tsx';
import { formatDayRange, formatWeekdayAndDay } from '#product/permit/format-day.ts';
import { OwnVehicles } from '#product/permit/own-vehicles.tsx';
import { formatGranted, FormerVersions, PermitDownload } from '#product/permit/permit-given.tsx';
import { describePermit } from '#product/permit/permit-status-words.ts';
import { groupPermits } from '#product/permit/permit-groups.ts';
import { StateFold } from '#product/permit/state-fold.tsx';
import { UnmetDaysNotice } from '#product/permit/unmet-days.tsx';
import { Panel, Section } from '#ui/layout/panel.tsx';
import { FailedLine, findFailed } from '#ui/list/list-states.tsx';
import { TableHead } from '#ui/list/table-head.tsx';
import { Table } from '#ui/list/table.tsx';
import { Sign } from '#ui/sign.tsx';
import { eventsQuery, turnaroundQuery } from '../orders.queries.ts';
import * as texts from './order-detail.texts.ts';
import css from './order-permits.module.css';
import { useState } from 'react';
import { useRight } from '#product/account/own-rights.tsx';
import { onThePermit } from '#product/permit/permit.texts.ts';
import { Notice } from '#ui/layout/notice.tsx';
import { Button } from '#ui/button.tsx';
import { RefusalMoney } from './refusal-money.tsx';
import { Resubmission } from './fix-and-send-again.tsx';

const columns = [
  { key: 'state', label: texts.state, width: '12%', tight: '16%' },
  { key: 'status', label: texts.statusAndNext },
  { key: 'days', label: texts.days, width: '15%' },
  { key: 'number', label: texts.number, width: '13%', tight: '10%' },
  { key: 'issued', label: texts.expectedOrIssued, width: '16%', tight: '14%' },
  { key: 'fee', label: texts.fee, width: '7%', tight: '10%', figure: true },
  // A button is no use on paper.
  { key: 'pdf', label: texts.pdf, width: '16%', tight: '18%', className: 'no-print' },
];

/** For each permit: its wait in words, and the day by which it comes if its state takes as long as usual, or null where that is not known. */
function useArrivals({ _id }: Order, isWaiting: boolean) {
  const turnaround = useQuery({ ...turnaroundQuery, enabled: isWaiting });
  const events = useQuery(eventsQuery(_id));
  const waits = useQuery({ ...waitsQuery(_id), enabled: isWaiting });
  const paidAt = events.data?.items.find(({ what }) => what === 'paid')?.at;
  const findExpected = ({ state, status }: Permit): string | null => {
    const usual = turnaround.data?.items.find((each) => each.state === state)?.median_seconds;
    if (!isWaiting || !isPermitUndecided(status) || paidAt === undefined || usual === undefined || usual === null)
      return null;
    return formatWeekdayAndDay(findToday(new Date(Date.parse(paidAt) + usual * 1000)));
  };
  const failed = isWaiting ? findFailed([waits, turnaround, events]) : undefined;
  return { findExpected, findWait: (id: string) => waits.data?.items.find(({ permit }) => permit === id), failed };
}

function formatDays({ date, validFrom, validTo }: Permit): string {
  const [first, last] = [parseDay(validFrom ?? date.startDate), parseDay(validTo ?? date.endDate)];
  return first === null || last === null ? '' : formatDayRange(first, last);
}

type ComesProps = { permit: Permit; wait: Wait | undefined; expected: string | null };

function PermitComes({ permit: { issuedAt }, wait, expected }: ComesProps) {
  if (issuedAt !== null) return texts.issuedOn(formatWeekdayAndDay(findToday(new Date(issuedAt))));
  if (wait === undefined) return expected === null ? '–' : texts.expectedBy(expected);
  return (
    <>
      {expected !== null && <p>{texts.expectedBy(expected)}</p>}
      <p className={css['next']}>
        {wait.isLate && <strong>{late}. </strong>}
        {wait.words}
      </p>
    </>
  );
}

/** `isCanceled`: its state is asked to cancel it. */
type StateProps = { permit: Permit; order: Order; isCanceled: boolean };

function PermitState({ permit, order, isCanceled }: StateProps) {
  const { kind, word, next } = describePermit(permit, { ...order, isCanceled }, findToday());
  return (
    <>
      <p>
        <Sign kind={kind}>{word}</Sign> <span className={css['next']}>{next}</span>
      </p>
      <OwnVehicles permit={permit} />
    </>
  );
}

type PermitRowsProps = StateProps & ComesProps;

type Props = { permit: Permit; unit: number; order: Order };

function PermitRefusal({ permit, unit, order }: Props) {
  const [isOpen, setOpen] = useState(false);
  const mayFix = useRight('dispatcher');
  return (
    <>
      <Notice tone="warn" title={texts.whyItWasRefused} className="above-8 below-12">
        <p className="typed">{permit.refusalReason}</p>
        {/* Beside the permits of a rejected order there is the money of the whole order. */}
        {isWorkable(order.status) && <RefusalMoney permit={permit} orderId={order._id} />}
        {mayFix && isInWork(order) && (
          <p className="above-12 no-print">
            <Button
              size="small"
              onClick={() => setOpen(true)}
              onPointerEnter={() => void Resubmission.preload().catch(() => undefined)}
              aria-label={texts.fixAndResubmitOf(stateName(permit.state), unit)}
            >
              {texts.fixAndResubmit}
            </Button>
          </p>
        )}
      </Notice>
      {isOpen && <Resubmission order={order} refused={[permit]} onClose={() => setOpen(false)} />}
    </>
  );
}

/** The size and weight that an amendment names, and the versions before it. */
function Amendment({ permit }: { permit: Permit }) {
  const granted = formatGranted(permit.granted);
  return (
    <>
      {granted !== '' && (
        <p>
          {onThePermit}: {granted}
        </p>
      )}
      {permit.version > 1 && <FormerVersions permit={permit} />}
    </>
  );
}

/** Whether the permit has more to show than its row. */
function hasAnswer({ status, granted, version }: Permit): boolean {
  if (status === 'issued') return version > 1 || formatGranted(granted) !== '';
  return status === 'refused' || status === 'voided';
}

function PermitAnswer({ permit, unit, order }: { permit: Permit; unit: number; order: Order }) {
  if (permit.status === 'issued') return <Amendment permit={permit} />;
  if (permit.status === 'refused') return <PermitRefusal permit={permit} unit={unit} order={order} />;
  if (permit.status === 'voided')
    return (
      <Notice tone="warn" title={texts.whyItIsVoid} className="above-8 below-12">
        <p className="typed">{permit.voidReason}</p>
        <p>{texts.voidNumber(permit.stateNumber)}</p>
      </Notice>
    );
  return null;
}

function PermitRows({ permit, order, isCanceled, wait, expected }: PermitRowsProps) {
  const unit = order.units.findIndex(({ _id }) => _id === permit.unit) + 1;
  const state = stateName(permit.state);
  const { stateNumber, chargedFeeCents, price, document } = permit;
  return (
    <tbody className={css['permit']}>
      <tr>
        <th scope="row">{order.units.length > 1 ? texts.permitOfUnit(state, unit) : state}</th>
        <td>
          <PermitState {...{ permit, order, isCanceled }} />
        </td>
        <td data-label={texts.days}>{formatDays(permit)}</td>
        <td data-label={texts.number} className="breakable">
          {stateNumber === '' ? '–' : stateNumber}
        </td>
        <td data-label={texts.expectedOrIssued}>
          <PermitComes permit={permit} wait={wait} expected={expected} />
        </td>
        <td data-label={texts.fee} data-figure="">
          {formatDollars(cents(chargedFeeCents ?? price))}
        </td>
        <td className="no-print">
          {document !== null && <PermitDownload permit={permit} document={document} unit={unit} isShort />}
        </td>
      </tr>
      {hasAnswer(permit) && (
        <tr>
          <td colSpan={columns.length}>
            <PermitAnswer permit={permit} unit={unit} order={order} />
          </td>
        </tr>
      )}
    </tbody>
  );
}

/** Each permit with its status and what can be done with it, in the order of travel; of a large order by state. `canceled` are not to be used. */
export function OrderPermits({ order, canceled }: { order: Order & Copied; canceled: readonly string[] }) {
  // Nothing comes of an order that is rejected or refunded.
  const isWaiting = isInWork(order) && order.permits.some(({ status }) => isPermitUndecided(status));
  const { findExpected, findWait, failed } = useArrivals(order, isWaiting);
  const groups = groupPermits(order.permits, ({ status }) => status === 'refused');
  const listRows = (permits: readonly Permit[], caption: string) => (
    <Table caption={caption} widths={columns} wide>
      <TableHead columns={columns} />
      {permits.map((permit) => (
        <PermitRows
          key={permit._id}
          permit={permit}
          order={order}
          isCanceled={canceled.includes(permit._id)}
          wait={isWaiting && isPermitUndecided(permit.status) ? findWait(permit._id) : undefined}
          expected={findExpected(permit)}
        />
      ))}
    </Table>
  );
  return (
    <Panel>
      <Section title={texts.yourPermits}>
        <UnmetDaysNotice order={order}>
          {!order.copiedAt && <MendDays order={order} side="carrier" />}
          <p className="above-8">{texts.mendDays}</p>
        </UnmetDaysNotice>
        {groups?.map(({ state, permits, isOpen }) => (
          <StateFold key={state} state={state} permits={permits} isOpen={isOpen}>
            {listRows(permits, texts.permitsOfState(stateName(state)))}
          </StateFold>
        )) ?? listRows(order.permits, texts.yourPermits)}
        {failed && <FailedLine query={failed} text={texts.waitsNotLoaded} className="above-12" />}
      </Section>
    </Panel>
  );
}
