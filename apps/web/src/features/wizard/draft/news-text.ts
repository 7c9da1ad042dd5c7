import { stateName, getStepByKey, type DraftOrder, type StateCode, type WizardStepKey } from '@wideload/domain';
import { formatList } from '#lib/format-list.ts';
import * as texts from './draft.texts.ts';
import { formatAnswerGroup, formatAnswerLabel } from './answer-words.ts';
import type { CheckedLoad } from './checked-load.ts';
import type { DraftNews, DraftState } from './draft-store.ts';
import { formatRestored, formatTime } from './saved-text.ts';

type NewsState = Pick<DraftState, 'form' | 'draft' | 'order'>;

/** Text for a change of the draft that the user did not make; empty on steps that it does not concern. */
export function formatNews(state: NewsState, news: DraftNews, step: WizardStepKey): string {
  if (news.what === 'restored') return formatRestored(news.at);
  return news.what === 'merged' ? formatMerged(state, news) : formatCheckedLoad(state, news.load, step);
}

/** The load of a load check concerns the steps up to the load; its days also the permits. */
function formatCheckedLoad({ draft }: NewsState, { parts, leftOut, days }: CheckedLoad, step: WizardStepKey): string {
  const names = (states: readonly StateCode[]) => formatList(states.map(stateName));
  const aboutDays = days === null ? [] : [texts.daysChecked(days)];
  const { number } = getStepByKey(step);
  if (number > 3) return step === 'permits' ? aboutDays.join(' ') : '';
  const missing = listMissing(draft);
  return [
    texts.loadIsHere(names(parts.jurisdictions)),
    ...(missing.length === 0 ? [] : [texts.stillToBeGiven(formatList(missing))]),
    ...(leftOut.length === 0 ? [] : [texts.notSoldLeftOut(names(leftOut))]),
    ...aboutDays,
  ].join(' ');
}

function listMissing({ customer, company, units }: DraftOrder): string[] {
  const wants = [
    [texts.whoOrders, customer.personName.trim() === ''],
    [texts.aCompany, company === null],
    [texts.aTruck, units.some(({ truckId }) => truckId === null)],
    [texts.aTrailer, units.some(({ trailerId }) => trailerId === null)],
    [texts.aLoadType, units.some(({ loadType }) => loadType === null)],
  ] as const;
  return wants.flatMap(([word, isMissing]) => (isMissing ? [word] : []));
}

function formatMerged({ form, order }: NewsState, { at, taken }: Extract<DraftNews, { what: 'merged' }>): string {
  const context = { permits: order?.permits ?? [], names: new Map<string, string>() };
  const names = taken.map((path) => `${formatAnswerLabel(path)} (${formatAnswerGroup(path, form, context)})`);
  return texts.merged(formatTime(new Date(at)), names.join(', '));
}
