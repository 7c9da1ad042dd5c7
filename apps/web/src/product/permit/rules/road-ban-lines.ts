import type { HeldBan } from '@wideload/domain/permit-facts';
import type { EscortWords } from './escort-lines.ts';
import { areConfirmed, mergeEqual, toRefs, type FactLine } from './fact-line.ts';
import { toPart, type TravelWords } from './travel-lines.ts';

type Words = { escort: EscortWords; travel: TravelWords };

/** The roads that a load may not use, those that are certain first. */
export function listRoadBanLines(bans: readonly HeldBan[], words: Words): FactLine[] {
  const [certain, open] = [bans.filter(isCertain), bans.filter((ban) => !isCertain(ban))];
  return mergeEqual(joinDetails([...certain, ...open]).map((ban) => toLine(ban, words)));
}

/** Several limits close the same road: the one with more to say is enough. */
function joinDetails(bans: readonly HeldBan[]): HeldBan[] {
  const isSame = (one: HeldBan, other: HeldBan) =>
    one.road === other.road && one.name === other.name && isCertain(one) && isCertain(other);
  return bans.filter(
    (ban) => ban.detail !== undefined || !bans.some((other) => other.detail !== undefined && isSame(ban, other)),
  );
}

function isCertain({ condition }: HeldBan): boolean {
  return condition === null;
}

function toLine({ road, name, isWithLeave, detail, condition, tier, source }: HeldBan, words: Words): FactLine {
  const { escort, travel } = words;
  const on = road === 'interstate' ? escort.interstates : (name ?? '');
  const text = isWithLeave === true ? escort.onlyWithLeave(on) : escort.notOn(on);
  const part = toPart(text, condition, travel, travel.bannedUnlessOverweight);
  return {
    label: escort.labels.roads,
    parts: [detail === undefined ? part : { ...part, notes: [...part.notes, detail] }],
    isConfirmed: areConfirmed([{ tier }]),
    refs: toRefs([source]),
  };
}
