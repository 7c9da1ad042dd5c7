import type { Order } from '@wideload/contract';
import { formatMeetingDays } from '@wideload/contract/client';
import { findMeetingDays, stateName } from '@wideload/domain';
import { findToday } from '#lib/today.ts';
import * as permitTexts from '#product/permit/permit.texts.ts';
import { UnmetPairs } from '#product/permit/unmet-days.tsx';
import { formatDayRange } from '#product/permit/format-day.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/form/checkbox.tsx';
import { Notice } from '#ui/layout/notice.tsx';
import * as texts from './order-detail.texts.ts';
import { findMeetingTerm, findUnmetPairs, isPairOf, type PermitFix, type PermitFixForm } from './permit-fix-form.ts';

type Props = {
  order: Order;
  fixes: readonly PermitFix[];
  despiteDays: boolean;
  error: string | undefined;
  onDays: (fix: PermitFix, days: Pick<PermitFixForm, 'start' | 'end'>) => void;
  onConfirm: (despiteDays: boolean) => void;
};

/** The pairs of permits whose days would not meet, the days that mend each, and the carrier's word for it; nothing without pairs. */
export function UnmetFixes({ order, fixes, despiteDays, error, onDays, onConfirm }: Props) {
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
