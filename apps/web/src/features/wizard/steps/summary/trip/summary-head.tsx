import { totalOfOrder, formatDollars } from '@wideload/domain';
import { Section } from '../../../../../ui/layout/panel.tsx';
import type { DraftState } from '../../../draft/draft-store.ts';
import type { Moves } from '../../../step/step-props.ts';
import { AnswerList } from '../answer-list.tsx';
import { listTripAnswers } from './trip-answers.ts';
import { StateDays } from './state-days.tsx';
import * as texts from './summary-head.texts.ts';

type SummaryHeadProps = { state: DraftState; onChangeStep: Moves['change'] };

/** The answers that a person checks first: what is paid, when and where. */
export function SummaryHead({ state: { draft, order }, onChangeStep }: SummaryHeadProps) {
  const { permits, trip } = draft;
  return (
    <Section title={texts.atAGlance}>
      <p className="spread whole-line size-group bold below-12">
        <span>{texts.permitsCost(permits.length)}</span>
        <strong>{formatDollars(totalOfOrder(permits))}</strong>
      </p>
      {trip !== null && (
        <AnswerList
          answers={listTripAnswers(trip, order?.trip ?? null)}
          step="jurisdiction"
          of={texts.ofTheTrip}
          columns={2}
          onChangeStep={onChangeStep}
        />
      )}
      <div className="above-12">
        <StateDays draft={draft} route={order?.trip?.states ?? []} />
      </div>
    </Section>
  );
}
