import type { Permit, Order } from '@wideload/contract';
import { parsePlace, findMeetingDays, stateName } from '@wideload/domain';
import type { ReactNode } from 'react';
import { DayRange } from '#product/permit/day-range.tsx';
import { useNearestTown } from '#product/trip/use-nearest-town.ts';
import { TextArea, TextField } from '#ui/form/text-field.tsx';
import { FieldGrid } from '#ui/layout/panel.tsx';
import { Notice } from '#ui/layout/notice.tsx';
import * as texts from './order-detail.texts.ts';
import {
  findPlaceName,
  type PermitFix,
  findMeetingTerm,
  findUnmetPairs,
  isPairOf,
  type PermitFixForm,
} from './permit-fix-form.ts';
import { formatMeetingDays } from '@wideload/contract/client';
import { findToday } from '#lib/today.ts';
import * as permitTexts from '#product/permit/permit.texts.ts';
import { UnmetPairs } from '#product/permit/unmet-days.tsx';
import { formatDayRange } from '#product/permit/format-day.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/form/checkbox.tsx';

const titles = { start: texts.startDate, end: texts.endDate };

type Props = PermitFix & {
  /** The prefix of its field names. */
  prefix: string;
  findError: (name: string) => string | undefined;
  change: (parts: Partial<PermitFix['form']>) => void;
  money?: ReactNode;
  /** Below the days. */
  children?: ReactNode;
};

/** The fields of a refused permit that a carrier can fix. */
export function PermitFixFields(props: Props) {
  const { permit, form, prefix, findError, change, money, children } = props;
  const names = { start: `${prefix}date.startDate`, end: `${prefix}date.endDate` };
  return (
    <div className="stack gap-20">
      <Notice tone="warn" title={texts.whyItWasRefused}>
        <p className="typed">{permit.refusalReason}</p>
        {money}
      </Notice>
      <DayRange titles={titles} names={names} value={form} findError={findError} onChange={change} />
      {children}
      <FieldGrid columns={2}>
        <PlaceField end="origin" label={texts.origin} {...props} />
        <PlaceField end="destination" label={texts.destination} {...props} />
      </FieldGrid>
      <TextArea
        label={texts.comment}
        optional
        name={`${prefix}comment`}
        value={form.comment}
        error={findError(`${prefix}comment`)}
        onChange={({ target }) => change({ comment: target.value })}
      />
    </div>
  );
}

type PlaceFieldProps = Props & { end: keyof Permit['route']; label: string };

/** The name of the point is below the field. */
function PlaceField({ end, label, permit, form, prefix, findError, change }: PlaceFieldProps) {
  const place = parsePlace(form[end]);
  const given = place === null ? '' : findPlaceName(place, permit.route[end]);
  const town = useNearestTown(given === '' ? place : null);
  const name = `${prefix}route.${end}`;
  return (
    <TextField
      label={label}
      name={name}
      hint={texts.townOrPoint}
      value={form[end]}
      reading={given || town}
      error={findError(name)}
      autoComplete="off"
      spellCheck={false}
      onChange={({ target }) => change({ [end]: target.value })}
    />
  );
}

type UnmetFixesProps = {
  order: Order;
  fixes: readonly PermitFix[];
  despiteDays: boolean;
  error: string | undefined;
  onDays: (fix: PermitFix, days: Pick<PermitFixForm, 'start' | 'end'>) => void;
  onConfirm: (despiteDays: boolean) => void;
};

/** The pairs of permits whose days would not meet, the days that mend each, and the carrier's word for it; nothing without pairs. */
export function UnmetFixes({ order, fixes, despiteDays, error, onDays, onConfirm }: UnmetFixesProps) {
  const today = findToday();
  const pairs = findUnmetPairs(fixes, order);
  if (pairs.length === 0) return null;
  return (
    <Notice tone="warn" title={permitTexts.daysDoNotMeet}>
      <UnmetPairs pairs={pairs} units={fixes.length > 1 ? order.units : []} />
      {fixes
        .filter(({ permit }) => pairs.some((pair) => isPairOf(permit, pair)))
        .map((fix) => {
          const { state, _id } = fix.permit;
          const term = findMeetingTerm(fix, fixes, { order, today });
          const days = term && formatDayRange(term.startDate, term.endDate);
          return (
            <div key={_id} className="above-8">
              <p>{formatMeetingDays(state, findMeetingDays(pairs, _id), today)}</p>
              {term !== null && days !== null && (
                <p className="above-8">
                  <Button size="small" onClick={() => onDays(fix, { start: term.startDate, end: term.endDate })}>
                    {fixes.length > 1 ? texts.takeDaysFor(days, stateName(state)) : texts.takeDays(days)}
                  </Button>
                </p>
              )}
            </div>
          );
        })}
      <Checkbox
        name="despiteDays"
        className="above-8"
        label={texts.sendDespiteDays}
        checked={despiteDays}
        error={error}
        onChange={({ target }) => onConfirm(target.checked)}
      />
    </Notice>
  );
}
