import type { Cents } from '../../basics/money.ts';

/** What of an issued permit a state lets its holder change. `extend`: only the last day moves. */
export const changeSubjects = ['dates', 'extend', 'truck', 'trailer', 'load', 'route', 'cancel'] as const;
export type ChangeSubject = (typeof changeSubjects)[number];

/**
 * What a state says about one change of an issued permit. `allowed` null: it names the change and not whether it may be. `within`
 * holds its time and conditions; a fee of null is not known, and not free.
 */
export type ChangeRule = { what: ChangeSubject; allowed: boolean | null; within: string; fee: Cents | null };

/** What a state answers to a change before it is asked. Of a state that says nothing, `allowed` and `fee` are null. */
export type ChangeAnswer = { allowed: boolean | null; within: string; fee: Cents | null };

const silent: ChangeAnswer = { allowed: null, within: '', fee: null };

/** A rule about all days is also one about the last day, unless that has its own. */
function findRule(rules: readonly ChangeRule[], subject: ChangeSubject): ChangeAnswer {
  const own = rules.find(({ what }) => what === subject);
  if (own !== undefined) return own;
  return (subject === 'extend' ? rules.find(({ what }) => what === 'dates') : undefined) ?? silent;
}

/** The answer to all that changes at once: one refusal refuses it, and one amendment costs its dearest fee. */
export function findChangeAnswer(rules: readonly ChangeRule[], subjects: readonly ChangeSubject[]): ChangeAnswer {
  const answers = subjects.map((subject) => findRule(rules, subject));
  const refused = answers.filter(({ allowed }) => allowed === false);
  const said = refused.length > 0 ? refused : answers;
  const fees = answers.flatMap(({ fee }) => (fee === null ? [] : [fee]));
  return {
    allowed: refused.length > 0 ? false : answers.every(({ allowed }) => allowed === true) ? true : null,
    within: [...new Set(said.map(({ within }) => within))].filter((text) => text !== '').join('; '),
    fee: fees.toSorted((a, b) => b - a)[0] ?? null,
  };
}
