import { stateName, type EnvelopeCheck, type StateCode } from '@wideload/domain';
import { classNames } from '../../../../ui/class-names.ts';
import { formatList } from '../../../../lib/format-list.ts';
import { formatLimitSentence } from './legal-words.ts';
import * as texts from './legal-limits.texts.ts';
import css from './legal-limits.module.css';

type LegalLimitsProps = {
  /** The drawing has the sentences as its description. */
  id: string;
  checks: readonly EnvelopeCheck[];
  states: readonly StateCode[];
};

/** The limits that the drawing shows, in words; one line until it is opened. */
export function LegalLimits({ id, checks, states }: LegalLimitsProps) {
  const isPassed = ({ over }: EnvelopeCheck) => (over ?? 0) > 0;
  const places = states.length > 4 ? texts.selectedStates(states.length) : formatList(states.map(stateName));
  return (
    <details className={css['limits']}>
      <summary className={classNames('chevron', css['head'])}>
        <span className="bold">{texts.againstTheLegalLimits}</span>
        <span className="hint">{texts.limitsPassed(checks.filter(isPassed).length, checks.length)}</span>
      </summary>
      <div className={css['words']}>
        <p className="muted">{texts.tightestIn(places)}</p>
        <ul id={id} className="stack gap-4">
          {checks.map((check) => (
            <li key={check.what} className={isPassed(check) ? 'failure' : undefined}>
              {formatLimitSentence(check)}
            </li>
          ))}
        </ul>
      </div>
    </details>
  );
}
