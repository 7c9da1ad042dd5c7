import { stateName, type EnvelopeCheck, type StateCode } from '@wideload/domain';
import { classNames } from '#ui/class-names.ts';
import { formatList } from '#lib/format-list.ts';
import { formatLimitSentence } from './legal-words.ts';
import * as texts from './legal-limits.texts.ts';
import css from './legal-limits.module.css';

type LegalLimitsProps = {
  /** Id of the sentences, which describe the drawing. */
  id: string;
  checks: readonly EnvelopeCheck[];
  states: readonly StateCode[];
};

/** The limits that the drawing shows, in words; one line until it is opened. */
export function LegalLimits({ id, checks, states }: LegalLimitsProps) {
  const isPassed = ({ over }: EnvelopeCheck) => (over ?? 0) > 0;
  const places = states.length > 4 ? texts.selectedStates(states.length) : formatList(states.map(stateName));
  const sentences = checks.map((check) => ({
    what: check.what,
    isOver: isPassed(check),
    text: formatLimitSentence(check),
  }));
  return (
    <>
      {/* Chrome reads no description from closed details. */}
      <p id={id} hidden>
        {sentences.map(({ text }) => text).join(' ')}
      </p>
      <details className={css['limits']}>
        <summary className={classNames('chevron', css['head'])}>
          <span className="bold">{texts.againstTheLegalLimits}</span>
          <span className="hint">{texts.limitsExceeded(checks.filter(isPassed).length, checks.length)}</span>
        </summary>
        <div className={css['words']}>
          <p className="muted">{texts.tightestIn(places)}</p>
          <ul className="stack gap-4">
            {sentences.map(({ what, isOver, text }) => (
              <li key={what} className={isOver ? 'failure' : undefined}>
                {text}
              </li>
            ))}
          </ul>
        </div>
      </details>
    </>
  );
}
