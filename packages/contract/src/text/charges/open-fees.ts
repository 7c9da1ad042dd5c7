import { cents, type Cents, type FeeLine } from '@wideload/domain';
import type { OpenPart } from '@wideload/domain/permit-facts';
import { listConditions, listNotes } from './charge-conditions.ts';
import type { ChargeWords } from './charge-words.ts';
import { formatWhole } from './charge-money.ts';

/** The other fees that the state may charge for the size, each with its notes. */
export function listOpenFees(line: FeeLine, words: ChargeWords): { text: string; notes: string[] }[] {
  const groups = new Map<string, { most: Cents; condition: OpenPart }>();
  for (const { fee, condition } of line.open) {
    const key = JSON.stringify(condition);
    const most = groups.get(key)?.most ?? cents(0);
    groups.set(key, { most: fee > most ? fee : most, condition });
  }
  const others = [...groups.values()].map(({ most, condition }) => ({
    text: [words.canBe(formatWhole(most)), ...listConditions([condition], words)].join(', '),
    notes: listNotes([condition]),
  }));
  const own = line.condition?.note;
  return [
    ...(line.dearerFee === null ? [] : [{ text: words.dearerTable(formatWhole(line.dearerFee)), notes: [] }]),
    ...(own === undefined ? [] : [{ text: '', notes: [own] }]),
    ...others,
  ];
}
