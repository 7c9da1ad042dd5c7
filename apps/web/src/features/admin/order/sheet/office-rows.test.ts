import { orderableStates } from '@wideload/domain';
import { decideEscorts, decideSuperload, decideTravel } from '@wideload/domain/permit-facts';
import { expect, test } from 'vitest';
import { listChains } from '#lib/sentences.test-support.ts';
import { listEscortLines, listSuperloadLines } from '#product/permit/rules/escort-lines.ts';
import { escortWords as escort } from '#product/permit/rules/escort-words.ts';
import { listTravelLines } from '#product/permit/rules/travel-lines.ts';
import { travelWords as travel } from '#product/permit/rules/travel-words.ts';
import { listDoubtRows, toFactRow } from './office-rows.ts';

function listRows(width: number, state: (typeof orderableStates)[number]) {
  const dimensions = { width, height: 182, length: 1400, frontOverhang: 60, rearOverhang: 120 };
  const load = { facts: { dimensions, weight: 150_000, axles: { AB: 212, BC: 54, CD: 470, DE: 54 } }, type: null };
  const { sure, open } = listSuperloadLines(decideSuperload(load, state), { escort, travel });
  return [
    ...listEscortLines(decideEscorts(load, state), { escort, travel }),
    ...sure,
    ...open,
    ...listTravelLines(decideTravel(load, state), travel),
  ].map(toFactRow);
}

test('a value of the filing sheet is sentences, not a chain of facts', () => {
  const values = orderableStates.flatMap((state) =>
    [120, 174, 200].flatMap((width) => listRows(width, state).map(({ value }) => value ?? '')),
  );
  expect(values.length).toBeGreaterThan(1000);
  expect([...new Set(listChains(values))]).toEqual([]);
});

test('the places with the same curfew are sentences of one value', () => {
  const curfew = listRows(174, 'ID').find(({ label }) => label === travel.labels.curfew);
  expect(curfew?.value).toMatch(/: Boise and Garden City\. Caldwell and Nampa\. Coeur d'Alene\. /);
});

test('the sheet has both figures of a doubt about this load', () => {
  const dimensions = { width: 102, height: 165, length: 840, frontOverhang: 0, rearOverhang: 40 };
  const load = { facts: { dimensions, weight: 60_000, axles: { AB: 212, BC: 54, CD: 360, DE: 54 } }, type: null };
  const list = (state: 'OK' | 'IL' | 'KS' | 'TX') =>
    listDoubtRows(load, state).map(({ label, value }) => `${label}: ${value}`);
  expect(list('OK')).toEqual([expect.stringMatching(/^Not certain: perhaps 13′6″, not 14′0″ \(“the statute allows/)]);
  expect(list('IL')).toEqual([expect.stringMatching(/^Not certain: perhaps no limit, not 3′0″ /)]);
  expect(list('KS')).toEqual([expect.stringMatching(/^Not certain: perhaps \$40, not \$20 /)]);
  expect(list('TX')).toEqual([]);
});
