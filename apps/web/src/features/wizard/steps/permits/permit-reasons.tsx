import { toLoad, decidePermit, stateName, type DraftPermit, type DraftUnit } from '@wideload/domain';
import { formatSettling } from '../../../../product/load/open-condition-sentences.ts';
import { formatReason } from '../../../../product/load/reason-sentences.ts';
import { formatOpenCheck } from './open-check-sentences.ts';
import * as texts from './permits.texts.ts';
import { classNames } from '../../../../ui/class-names.ts';
import css from './permit-reasons.module.css';

export function PermitReasons({ unit, permit }: { unit: DraftUnit; permit: DraftPermit }) {
  const load = toLoad(unit);
  const need = load === null ? null : decidePermit(load, permit.state);
  const isOpen = permit.reasons.every(({ open }) => open);
  return (
    <div>
      <h4 className={css['title']}>{isOpen ? texts.whyItMayBeNeeded : texts.whyItIsNeeded}</h4>
      <ul className="bullets readable size-label">
        {permit.reasons.map((reason) => (
          <li key={formatReason(reason)}>{formatReason(reason)}.</li>
        ))}
        {need?.open.map((condition) => (
          <li key={`open ${condition.what}`}>
            {formatSettling(condition)}
            {isOpen ? texts.orLeaveOut(stateName(permit.state)) : '.'}
          </li>
        ))}
        {need?.superload.map((reason) => (
          <li key={`superload ${reason.what}`}>{texts.isSuperload(formatReason(reason, 'superload'))}</li>
        ))}
        {need?.escort.map((reason) => (
          <li key={`escort ${reason.what}`}>{formatReason(reason, 'escort')}.</li>
        ))}
      </ul>
      {need !== null && need.openChecks.length > 0 && (
        <details className={classNames('muted size-label above-8', css['open'])}>
          <summary>{texts.whatWasNotChecked}</summary>
          <ul className="bullets readable size-label">
            {need.openChecks.map((check) => {
              const sentence = formatOpenCheck(check, permit.state);
              return <li key={sentence}>{sentence}</li>;
            })}
          </ul>
        </details>
      )}
    </div>
  );
}
