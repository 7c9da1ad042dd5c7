import { isOrderable, toChargedLoad, type KnownFacts, type MilesByState } from '@wideload/domain';
import { LazyChargePanel } from '#product/order/charges/lazy-charges.tsx';
import type { CheckWords } from './load-check-texts.ts';
import type { CheckedForm } from './check-verdict.ts';

type Props = { checked: CheckedForm; facts: KnownFacts; words: CheckWords; miles: MilesByState | undefined };

export function CheckTotal({ checked: { check, days, states }, facts, words, miles }: Props) {
  const { texts, charges, map } = words;
  const permits = check.rows.filter(({ fee }) => fee !== null).length;
  const unsold = states.filter((state) => !isOrderable(state));
  const depending = check.rows.filter(({ need, fee }) => need.verdict === 'depends' && fee !== null);
  return (
    <div className="stack ruled size-label padded-top-12 gap-4">
      <p className="spread size-group bold">
        <span>{texts.total}</span>
        <strong className="sum">{texts.money(check.total)}</strong>
      </p>
      <p>{texts.totalOf(permits, days)}</p>
      {depending.length > 0 && <p>{texts.dependsInTotal(depending.map(({ need }) => need.state))}</p>}
      {unsold.length > 0 && <p>{texts.leftOut(unsold)}</p>}
      <LazyChargePanel
        loads={check.rows.flatMap(({ fee }) => (fee === null ? [] : [toChargedLoad(facts, fee, miles?.[fee.state])]))}
        words={charges}
        nameOf={map.stateName}
      />
      <p className="small-print">{texts.feeCaveat}</p>
    </div>
  );
}
