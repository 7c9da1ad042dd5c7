import { judgePermits } from '@wideload/domain';
import { formatNoPermit } from '../../../../product/load/reason-sentences.ts';
import { TripCalendarPart } from '../../../../product/trip/calendar/trip-calendar-part.tsx';
import * as texts from './permits.texts.ts';
import { Section } from '../../../../ui/layout/panel.tsx';
import { toDraftPermit, type PermitForm } from '../../forms/permit-form.ts';
import { saveDelay } from '../../draft/draft-store.ts';
import type { StepProps } from '../../step/step-props.ts';
import { PermitCard } from './permit-card.tsx';

export function PermitsStep(props: StepProps) {
  const { form, draft, order } = props.state;
  const notNeeded = judgePermits(draft).filter(({ need }) => need.verdict === 'none');

  function put(permit: PermitForm, delay: number) {
    props.change({ permits: form.permits.map((other) => (other._id === permit._id ? permit : other)) }, delay);
  }

  return (
    <>
      {form.trip !== null && order?.trip && order.trip.states.length > 0 && (
        <TripCalendarPart
          trip={form.trip}
          states={order.trip.states}
          units={draft.units}
          onTrip={(trip) => props.change({ trip }, saveDelay.step)}
        />
      )}
      {draft.units.map((unit, index) => (
        <Section key={unit._id} title={texts.unitHeading(index + 1)}>
          <div className="stack gap-20">
            {form.permits.map((permit, at) => {
              const stored = order?.permits.find(({ _id }) => _id === permit._id);
              if (stored === undefined || stored.unit !== unit._id) return null;
              return (
                <PermitCard
                  key={permit._id}
                  permit={permit}
                  priced={toDraftPermit(permit, stored)}
                  unit={unit}
                  path={`permits.${at}`}
                  messages={props.messages}
                  put={put}
                />
              );
            })}
          </div>
          {notNeeded
            .filter((judged) => judged.unit === unit._id)
            .map(({ state, need }) => (
              <p key={state} className="muted above-12">
                {formatNoPermit(need)}
              </p>
            ))}
        </Section>
      ))}
    </>
  );
}
