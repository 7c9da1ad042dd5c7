import {
  toLoad,
  toTravelLoad,
  decidePermit,
  stateName,
  toRoadLimitKind,
  type DraftPermit,
  type DraftUnit,
  type KeptReason,
  type RoadLimit,
  type StateCode,
  type TripState,
} from '@wideload/domain';
import { memo } from 'react';
import { formatLabel, formatReason, formatSettling, formatOpenCheck } from '#product/permit/rules/reason-sentences.ts';
import { StateQuestionNote } from '#product/permit/state-question-note.tsx';
import { MovementRules } from '#product/permit/rules/lazy-rules.ts';
import { LimitSource } from '#product/permit/source-note.tsx';
import { sourceWords } from '#product/permit/source.texts.ts';
import * as texts from './permits.texts.ts';
import { classNames } from '#ui/class-names.ts';
import css from './permit-reasons.module.css';

type PermitReasonsProps = { unit: DraftUnit; permit: DraftPermit; visits: readonly TripState[] };

export const PermitReasons = memo(function PermitReasons({ unit, permit, visits }: PermitReasonsProps) {
  const load = toLoad(unit);
  const need = load === null ? null : decidePermit(load, permit.state);
  const { state } = permit;
  const isOpen = permit.reasons.every(({ open }) => open);
  const { stateQuestion = null } = permit;
  return (
    <div>
      {stateQuestion !== null && <StateQuestionNote state={state} question={stateQuestion} />}
      <h4 className={css['title']}>{isOpen ? texts.whyItMayBeNeeded : texts.whyItIsNeeded}</h4>
      <ul className="bullets readable size-label">
        {permit.reasons.map((reason) => (
          <li key={formatReason(reason)}>
            {formatReason(reason)}. <ReasonSource {...{ reason, state }} />
          </li>
        ))}
        {need?.open.map((condition) => (
          <li key={`open ${condition.what}`}>
            {formatSettling(condition)}
            {isOpen ? texts.orLeaveOut(stateName(state)) : '.'} <ReasonSource state={state} reason={condition} />
          </li>
        ))}
      </ul>
      {load !== null && <MovementRules load={toTravelLoad(unit)} state={state} visits={visits} />}
      {need !== null && need.openChecks.length > 0 && (
        <details className={classNames('muted size-label above-8', css['open'])}>
          <summary>{texts.whatWasNotChecked}</summary>
          <ul className="bullets readable size-label">
            {need.openChecks.map((check) => {
              const sentence = formatOpenCheck(check);
              return (
                <li key={sentence}>
                  {sentence}
                  {check.code === 'road-limit' && (
                    <>
                      {' '}
                      <RoadLimitSource state={state} limit={check} />
                    </>
                  )}
                </li>
              );
            })}
          </ul>
        </details>
      )}
    </div>
  );
});

function RoadLimitSource({ state, limit }: { state: StateCode; limit: RoadLimit }) {
  const figure = sourceWords.figures.legal(stateName(state), formatLabel(limit));
  return <LimitSource state={state} reason={{ what: toRoadLimitKind(limit) }} figure={figure} words={sourceWords} />;
}

type ReasonSourceProps = { state: StateCode; reason: Pick<KeptReason, 'what' | 'axles'> };

function ReasonSource({ state, reason }: ReasonSourceProps) {
  const figure = sourceWords.figures.legal(stateName(state), formatLabel(reason));
  return <LimitSource {...{ state, reason, figure }} words={sourceWords} />;
}
