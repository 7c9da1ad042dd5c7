import { findTripWarnings, type Trip } from '@wideload/domain';
import { findToday } from '../../../../../lib/today.ts';
import { Button } from '../../../../../ui/button.tsx';
import { Notice } from '../../../../../ui/layout/notice.tsx';
import type { DraftState } from '../../../draft/draft-store.ts';
import type { Moves } from '../../../step/step-props.ts';
import * as texts from './warnings.texts.ts';
import { useCalendarWarnings } from './use-calendar-warnings.ts';
import { describeWarning } from './warning-words.ts';

type OrderWarningsProps = { state: DraftState; onChangeStep: Moves['change'] };

/** Each with a link to its field; none of them holds the order up. */
export function OrderWarnings({ state: { draft, order }, onChangeStep }: OrderWarningsProps) {
  const calendar = useCalendarWarnings(draft, toTrip(draft.trip, order?.trip ?? null));
  const warnings = [...findTripWarnings(draft, findToday()), ...calendar];
  if (warnings.length === 0) return null;
  return (
    <Notice tone="warn" title={texts.haveALook} className="above-20">
      <ul className="bullets stack below-8 gap-4">
        {warnings.map((warning) => {
          const { sentence, what, step, place } = describeWarning(warning, draft, order);
          return (
            <li key={sentence}>
              {sentence}{' '}
              <Button look="link" onClick={() => onChangeStep(step, place)}>
                {what}
              </Button>
            </li>
          );
        })}
      </ul>
      <p>{texts.notRefused}</p>
    </Notice>
  );
}

/** The trip as it was entered, with the states that the server found. */
function toTrip(entered: DraftState['draft']['trip'], stored: Trip | null): Trip | null {
  return entered === null || stored === null ? null : { ...stored, ...entered };
}
