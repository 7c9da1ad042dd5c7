import { judgedPermits, noneSentence, wizardMessages, type DraftOrder } from '@wideload/domain';
import { Notice } from '../../../../ui/notice.tsx';
import css from './no-permits.module.css';

/** That nothing passes a limit anywhere, and why, unit by unit and state by state; said when Next was asked for. */
export function NoPermits({ draft, isAsked }: { draft: DraftOrder; isAsked: boolean }) {
  const judged = judgedPermits(draft);
  const isNone =
    judged.length > 0 &&
    judged.length === draft.units.length * draft.jurisdictions.length &&
    judged.every(({ need }) => !need.needed);
  if (!isAsked || !isNone) return null;
  const isSeveral = draft.units.length > 1;
  return (
    <Notice tone="warn" title="No permits needed" className={css['notice']}>
      <p>{wizardMessages.noPermitsNeeded} There is nothing to order, so the order stays at this step.</p>
      <ul className={css['reasons']}>
        {judged.map(({ unit, state, need }) => (
          <li key={`${unit} ${state}`}>
            {isSeveral && `Unit ${draft.units.findIndex(({ _id }) => _id === unit) + 1}. `}
            {noneSentence(need)}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
