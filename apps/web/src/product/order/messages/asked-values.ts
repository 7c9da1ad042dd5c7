import type { AskedValue, FilingAskRef, OrderThread } from '@wideload/contract';
import { labelFilingKey } from '@wideload/contract/client';
import { findUnitNumber } from '#product/permit/unit-number.ts';
import { unitHeading } from '#product/unit/unit.texts.ts';

export const toAskId = ({ unit, key }: FilingAskRef) => `${unit ?? 'order'} ${key}`;

/** Each field once, in the order in which they were asked for. */
export function mergeAsks(before: readonly FilingAskRef[], more: readonly FilingAskRef[]): FilingAskRef[] {
  return [...new Map([...before, ...more].map((ask) => [toAskId(ask), ask])).values()];
}

/** The fields that the open questions ask the carrier for. */
export function listAsked({ items }: OrderThread): FilingAskRef[] {
  return mergeAsks(
    [],
    items.filter(({ question }) => question === 'open').flatMap(({ asks }) => asks),
  );
}

/** What was typed; a field that stays empty is not answered. */
export function listValues(asked: readonly FilingAskRef[], typed: Readonly<Record<string, string>>): AskedValue[] {
  return asked.flatMap((ask) => {
    const value = (typed[toAskId(ask)] ?? '').trim();
    return value === '' ? [] : [{ ...ask, value }];
  });
}

/** For the message that people read: `Unit 2, Load make: CAT`. */
export function describeValue({ unit, key, value }: AskedValue, units: readonly { _id: string }[]): string {
  const label = labelFilingKey(key);
  const of = unit === null || units.length < 2 ? label : `${unitHeading(findUnitNumber(units, { unit }))}, ${label}`;
  return `${of}: ${value}`;
}
