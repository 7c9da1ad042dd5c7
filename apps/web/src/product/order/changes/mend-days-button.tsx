import { useQuery } from '@tanstack/react-query';
import { mendDays, stateName } from '@wideload/domain';
import { useState } from 'react';
import { createId } from '#lib/create-id.ts';
import { findToday } from '#lib/today.ts';
import { Button } from '#ui/button.tsx';
import { formatDayRange } from '#product/permit/format-day.ts';
import { findUnitNumber } from '#product/permit/unit-number.ts';
import type { ChangedOrder } from './change-form.ts';
import * as texts from './changes.texts.ts';
import { quoteQuery, readTimeZone } from './changes.queries.ts';
import { describeFailure, describeSave, hasRefusal, useChange, type Side } from './use-change.ts';

type Props = { order: ChangedOrder; side: Side };

/** The change with which permits that do not meet do so again, with its price. Nothing where no change does. */
export function MendDaysButton({ order, side }: Props) {
  const today = findToday();
  const mended = mendDays(order.permits, { states: order.trip?.states ?? [], today });
  const isOffered = mended !== null && mended.length > 0;
  const [id, setId] = useState(createId);
  // The next press is another change.
  const change = useChange({ order, onClose: () => setId(createId()) });
  const asked = { permits: mended ?? [] };
  const quote = useQuery(quoteQuery({ order, asked, enabled: isOffered }));
  const seen = quote.data;
  if (!isOffered) return null;
  // The order that was read after a refusal may be mended.
  const refusal = change.variables?.version === order.version ? change.error : null;
  const failure = refusal ?? quote.error;
  if (failure !== null) return <p className="above-8">{describeFailure(failure)}</p>;
  if (seen === undefined || hasRefusal(seen)) return null;
  return (
    <div className="stack gap-8 above-8">
      <ul className="bullets">
        {mended.map(({ _id, startDate, endDate }) => {
          const permit = order.permits.find((one) => one._id === _id);
          return (
            permit !== undefined && (
              <li key={_id}>
                {texts.mendedPermit(
                  texts.permitOf(stateName(permit.state), findUnitNumber(order.units, permit)),
                  formatDayRange(startDate, endDate),
                )}
              </li>
            )
          );
        })}
      </ul>
      <div>
        <Button
          size="small"
          pending={change.isPending || quote.isPlaceholderData}
          onClick={() =>
            change.mutate({
              _id: id,
              version: order.version,
              timeZone: readTimeZone(),
              ...asked,
              expected: seen.due - seen.back,
              comment: '',
            })
          }
        >
          {describeSave(seen, { side, isCanceling: false })}
        </Button>
      </div>
    </div>
  );
}
