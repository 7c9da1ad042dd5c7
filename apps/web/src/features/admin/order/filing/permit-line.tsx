import type { OrderFile } from '@wideload/contract';
import { cents, formatDollars, isInWork, stateName, type PermitStatus } from '@wideload/domain';
import { permits } from '@wideload/contract/client';
import { findToday } from '#lib/today.ts';
import { classNames } from '#ui/class-names.ts';
import { useDeskRight } from '#product/account/for-desk.tsx';
import { Checkbox } from '#ui/form/checkbox.tsx';
import { Button } from '#ui/button.tsx';
import { Sign } from '#ui/sign.tsx';
import { formatShortDay, formatWeekdayAndDay } from '#product/permit/format-day.ts';
import { findPermitSign } from '#product/permit/permit-signs.ts';
import { OwnVehicles } from '#product/permit/own-vehicles.tsx';
import css from './filing-desk.module.css';
import * as texts from './filing.texts.ts';
import { fileWithNumber } from './filing.texts.ts';
import { findNextAction, toLineId, type Desk, type FiledPermit, toActionId } from './use-desk.ts';
import { findMoveWords } from './permit-work.ts';
import * as permitWorkTexts from './permit-work.texts.ts';

type ActButtonProps = { permit: FiledPermit; unit: number; desk: Desk; to: PermitStatus; isNext?: boolean };

/** Files at once; any other act opens its form in the line of the permit. */
export function ActionButton({ permit, unit, desk, to, isNext = false }: ActButtonProps) {
  const isAllowed = useDeskRight(permits.change.deskRight);
  const isFiling = isNext && to === 'filed';
  const isNumbered = !isNext && to === 'filed' && permit.status === 'requested';
  const act = isNumbered ? fileWithNumber : findMoveWords(permit.status, to).act;
  if (!isAllowed) return null;
  return (
    <Button
      size="small"
      id={isNext ? toActionId(permit._id) : undefined}
      pending={isFiling && desk.isFiling}
      onClick={() => (isFiling ? desk.file([permit._id]) : desk.openForm({ permitId: permit._id, to }))}
      aria-label={permitWorkTexts.actOn(act, { state: stateName(permit.state), unit })}
    >
      {act}
    </Button>
  );
}

export type PermitProps = {
  order: OrderFile;
  permit: FiledPermit;
  /** Counted from 1. */
  unit: number;
  desk: Desk;
};

function DayCell({ day, label }: { day: string; label: string }) {
  return (
    <td data-label={label} className="nowrap">
      <time dateTime={day} title={formatWeekdayAndDay(day)}>
        {formatShortDay(day)}
      </time>
    </td>
  );
}

export function PermitLine({ order, permit, unit, desk, isChosen }: PermitProps & { isChosen: boolean }) {
  const { state, status, date, price, stateNumber, validFrom, validTo } = permit;
  const { kind, word } = findPermitSign(permit, findToday());
  const next = isInWork(order) ? findNextAction(status) : undefined;
  const mayFile = useDeskRight(permits.file.deskRight);
  const isMarkable = mayFile && isInWork(order) && order.permits.length > 1 && status === 'requested';
  return (
    <tr className={classNames(css['line'], isChosen && css['chosen'])}>
      <th scope="row">
        <span className={css['name']}>
          {isMarkable && (
            <Checkbox
              label={<span className="visually-hidden">{texts.choosePermit({ state: stateName(state), unit })}</span>}
              checked={desk.marked.includes(permit._id)}
              onChange={({ target }) => desk.mark(permit._id, target.checked)}
            />
          )}
          <Button
            id={toLineId(permit._id)}
            look="link"
            size="small"
            onClick={() => desk.choose(permit._id)}
            aria-pressed={isChosen}
            aria-label={texts.showPermit({ state: stateName(state), unit })}
          >
            {stateName(state)}
          </Button>
        </span>
      </th>
      <td data-label={texts.unitColumn}>{unit}</td>
      <td data-label={texts.status}>
        <Sign kind={kind}>{word}</Sign>
        <OwnVehicles permit={permit} isShort />
      </td>
      <DayCell day={validFrom ?? date.startDate} label={texts.validFrom} />
      <DayCell day={validTo ?? date.endDate} label={texts.validTo} />
      <td data-label={texts.ourFee} data-figure="">
        {formatDollars(cents(price))}
      </td>
      <td data-label={texts.number} className="breakable">
        {stateNumber}
      </td>
      <td className="no-print">
        {next !== undefined && <ActionButton {...{ permit, unit, desk, to: next }} isNext />}
      </td>
    </tr>
  );
}
