import { cents, type Cents } from '../basics/money.ts';
import { compareDays, parseDay, type Day } from '../basics/day.ts';
import type { PermitStatus } from './permits/permit-status.ts';
import type { ChangeRule, ChangeKind } from '../states/filing/filing-fact.ts';

/**
 * The fate of a permit when its paid order changes. `now`: not filed, it changes at once. `file-again`: it was filed, is
 * withdrawn and filed anew. `holds`: issued, and its days are enough. `ask-state`: issued, a clerk asks the state to change it.
 * `refused`: issued, and the state does not change it. `left`: it is over, refused or void, and nothing is asked.
 */
export const permitFates = ['now', 'file-again', 'holds', 'ask-state', 'refused', 'left'] as const;
export type PermitFate = (typeof permitFates)[number];

type Validity = { status: PermitStatus; validFrom: string | null; validTo: string | null };

/** The facts of a permit that a change can name. No state has a rule for trailers or companies alone. */
export type ChangeSubject = ChangeKind | 'trailer' | 'company';

/** The rules of a state for a change, as it publishes them. Null where it says nothing: a fee of null is not known, and not free. */
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

/** `stay`: the days in the state where the way is known, else the requested ones. */
export type WantedChange = { subjects: readonly Exclude<ChangeSubject, 'extend'>[]; stay: { from: Day; to: Day } };

export type FatedPermit = { fate: PermitFate; fee: Cents | null; within: string };

const free = (fate: PermitFate): FatedPermit => ({ fate, fee: null, within: '' });

/** `rules` are those of the permit's state. */
export function findPermitFate(
  permit: Validity,
  { subjects, stay }: WantedChange,
  rules: readonly ChangeRule[],
): FatedPermit {
  if (permit.status === 'voided') return free('left');
  if (permit.status === 'requested' || permit.status === 'refused') return free('now');
  if (subjects.includes('cancel')) return withdraw(rules);
  if (permit.status === 'filed') return free('file-again');
  const asked = subjects.flatMap((subject) => (subject === 'dates' ? findDaySubject(permit, stay) : [subject]));
  if (asked.length === 0) return free('holds');
  const { isAllowed, within, fee } = findChangeAnswer(rules, asked);
  return isAllowed === false ? { fate: 'refused', fee: null, within } : { fate: 'ask-state', fee, within };
}

/** Nobody must use a permit: the state's rule only says what comes back. */
function withdraw(rules: readonly ChangeRule[]): FatedPermit {
  return { fate: 'ask-state', fee: null, within: findChangeAnswer(rules, ['cancel']).within };
}

/** Nothing is asked of a state whose permit holds on all days of the stay, and only its last day where it begins in time. */
function findDaySubject({ validFrom, validTo }: Validity, stay: WantedChange['stay']): ChangeSubject[] {
  const [from, to] = [parseDay(validFrom ?? ''), parseDay(validTo ?? '')];
  if (from === null || to === null || compareDays(stay.from, from) < 0) return ['dates'];
  if (compareDays(stay.to, to) <= 0) return [];
  return compareDays(stay.from, to) <= 0 ? ['extend'] : ['dates'];
}
