import { fieldMessages } from '@wideload/contract/client';
import { judgePermits, type DraftOrder } from '@wideload/domain';
import { NoPermit } from '#product/permit/rules/no-permit.tsx';
import * as texts from './vehicles-step.texts.ts';
import { Notice } from '#ui/layout/notice.tsx';

export function NoPermits({ draft, isRefused }: { draft: DraftOrder; isRefused: boolean }) {
  if (!isRefused) return null;
  const judged = judgePermits(draft);
  const isNone =
    judged.length > 0 &&
    judged.length === draft.units.length * draft.jurisdictions.length &&
    judged.every(({ need }) => need.verdict === 'none');
  if (!isNone) return null;
  const isSeveral = draft.units.length > 1;
  return (
    <Notice tone="warn" title={texts.noPermitsNeeded} className="above-20">
      <p>
        {fieldMessages['permits.not-needed']} {texts.nothingToOrder}
      </p>
      <ul className="bullets readable stack gap-8 above-12">
        {judged.map(({ unit, state, need }) => (
          <li key={`${unit} ${state}`}>
            {isSeveral && `${texts.unitSentence(draft.units.findIndex(({ _id }) => _id === unit) + 1)} `}
            <NoPermit need={need} />
          </li>
        ))}
      </ul>
    </Notice>
  );
}
