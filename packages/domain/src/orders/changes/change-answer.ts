import { cents, type Cents } from '../../basics/money.ts';
import type { ChangeKind, ChangeRule } from '../../states/filing/filing-fact.ts';

/** What changes of a permit. No state has a rule for trailers or companies alone. */
export type ChangeSubject = ChangeKind | 'trailer' | 'company';

/** What a state says about a change before it is asked. Null where it says nothing: a fee of null is not known, and not free. */
export type ChangeAnswer = { isAllowed: boolean | null; within: string; fee: Cents | null };

type Said = Pick<ChangeRule, 'isAllowed' | 'within' | 'feeDollars'>;

const nothing: Said = { isAllowed: null, within: '', feeDollars: null };

/** A rule about all days is also one about the last day, unless that has its own. */
function findRule(rules: readonly ChangeRule[], subject: ChangeSubject): Said {
  const own = rules.find(({ what }) => what === subject);
  if (own !== undefined) return own;
  return (subject === 'extend' ? rules.find(({ what }) => what === 'dates') : undefined) ?? nothing;
}

/** The answer to all that changes at once: one refusal refuses it, and one amendment costs its dearest fee. */
export function findChangeAnswer(rules: readonly ChangeRule[], subjects: readonly ChangeSubject[]): ChangeAnswer {
  const said = subjects.map((subject) => findRule(rules, subject));
  const refused = said.filter(({ isAllowed }) => isAllowed === false);
  const isAllowed = said.every((rule) => rule.isAllowed === true) ? true : null;
  const fees = said.flatMap(({ feeDollars }) => (feeDollars === null ? [] : [feeDollars * 100]));
  const conditions = (refused.length > 0 ? refused : said).map(({ within }) => within).filter((text) => text !== '');
  return {
    isAllowed: refused.length > 0 ? false : isAllowed,
    within: [...new Set(conditions)].join('; '),
    fee: fees.length === 0 ? null : cents(Math.max(...fees)),
  };
}
