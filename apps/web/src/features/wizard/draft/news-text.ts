import { listed, stateName, getStepByKey, type DraftOrder, type StateCode, type WizardStepKey } from '@wideload/domain';
import * as texts from './draft.texts.ts';
import { answerGroup, answerLabel } from '../forms/answer-words.ts';
import type { DraftNews, DraftState } from './draft-store.ts';
import { timeText } from './saved-text.ts';

type Told = Pick<DraftState, 'form' | 'draft' | 'order'>;

/** What happened to the draft by itself; empty on a step that the news do not concern. */
export function newsText(state: Told, news: DraftNews, step: WizardStepKey): string {
  if (news.what === 'restored') return restoredText(news.at);
  return news.what === 'merged' ? mergedText(state, news) : broughtText(state, news.load, step);
}

type Brought = Extract<DraftNews, { what: 'brought' }>['load'];

/** What a load check brought, up to the step of the load; what is to be done with its days, at the permits too. */
function broughtText({ draft }: Told, { parts, leftOut, days }: Brought, step: WizardStepKey): string {
  const names = (states: readonly StateCode[]) => listed(states.map(stateName));
  const aboutDays = days === null ? [] : [texts.daysChecked(days)];
  const { number } = getStepByKey(step);
  if (number > 3) return step === 'permits' ? aboutDays.join(' ') : '';
  const missing = missingIn(draft);
  return [
    texts.loadIsHere(names(parts.jurisdictions)),
    ...(missing.length === 0 ? [] : [texts.stillToBeGiven(listed(missing))]),
    ...(leftOut.length === 0 ? [] : [texts.notSoldLeftOut(names(leftOut))]),
    ...aboutDays,
  ].join(' ');
}

/** What no load check brings, and nobody has given yet. */
function missingIn({ customer, company, units }: DraftOrder): string[] {
  const wants = [
    [texts.whoOrders, customer.personName.trim() === ''],
    [texts.aCompany, company === null],
    [texts.aTruck, units.some(({ truckId }) => truckId === null)],
    [texts.aTrailer, units.some(({ trailerId }) => trailerId === null)],
    [texts.aLoadType, units.some(({ loadType }) => loadType === null)],
  ] as const;
  return wants.flatMap(([word, isMissing]) => (isMissing ? [word] : []));
}

function restoredText(at: number): string {
  return texts.restored(timeText(new Date(at)));
}

function mergedText({ form, order }: Told, { at, taken }: Extract<DraftNews, { what: 'merged' }>): string {
  const context = { permits: order?.permits ?? [], names: new Map<string, string>() };
  const names = taken.map((path) => `${answerLabel(path)} (${answerGroup(path, form, context)})`);
  return texts.merged(timeText(new Date(at)), names.join(', '));
}
