import { isOrderable, toChargedLoad, type KnownFacts, type MilesByState, type Verdict } from '@wideload/domain';
import { LazyChargePanel } from '#product/order/charges/lazy-charges.tsx';
import type { CheckWords, CheckLinks, LoadCheckTexts } from './load-check-texts.ts';
import type { CheckedForm } from './check-verdict.ts';
import { readAccessToken } from '#lib/api/access-token.ts';
import { buildButtonClass } from '#ui/button.tsx';
import type { SignKind } from '#ui/sign.tsx';

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

type OrderLinkProps = { checked: CheckedForm; texts: LoadCheckTexts; links: CheckLinks; className?: string };

/** A carrier without an account signs up on the way to the same order. */
export function OrderLink({ checked: { check, code, unknown, unread }, texts, links, className }: OrderLinkProps) {
  const mayOrder = unknown.length + unread.length === 0 && check.rows.some(({ fee }) => fee !== null);
  if (!mayOrder) return null;
  const href = readAccessToken() === null ? `${links.signUp}${encodeURIComponent(code)}` : `${links.order}${code}`;
  return (
    <a href={href} className={buildButtonClass({ look: 'primary', size: 'large' }, className)}>
      {texts.order}
    </a>
  );
}

export const verdictSigns: Record<Verdict, SignKind> = {
  needs: 'pending',
  none: 'ok',
  depends: 'pending',
  'so-far': 'draft',
};
