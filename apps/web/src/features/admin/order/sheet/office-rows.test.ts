import { orderableStates } from '@wideload/domain';
import { decideEscorts, decideSuperload, decideTravel } from '@wideload/domain/permit-facts';
import { expect, test } from 'vitest';
import { listChains } from '#lib/sentences.test-support.ts';
import { listEscortLines, listSuperloadLines } from '#product/permit/rules/escort-lines.ts';
import { escortWords as escort } from '#product/permit/rules/escort-words.ts';
import { listTravelLines } from '#product/permit/rules/travel-lines.ts';
import { travelWords as travel } from '#product/permit/rules/travel-words.ts';
import { listDoubtRows, listFileByRows, toFactRow } from './office-rows.ts';

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

test.each([
  ['an office', 'OH', null, 'Wed, Dec 2, 2026'],
  ['an office with hours', 'CA', 'Mon-Fri 08:00-17:00 PT', 'Wed, Dec 2, 2026, before the office closes at 5:00 PM PT'],
  ['a state that issues at once', 'TX', 'Mon-Fri 07:00-17:00 CT', 'Thu, Dec 3, 2026, at any hour'],
] as const)('%s has its time to file by on the sheet', (_, state, officeHours, value) => {
  const dimensions = { width: 120, height: 160, length: 900, frontOverhang: 0, rearOverhang: 0 };
  // Cast: nothing else of a unit and of the facts of a state is read.
  const unit = { dimensions, weight: 70_000, axles: { AB: 212, BC: 54, CD: 470, DE: 54, EF: null }, loadType: null };
  const facts = { turnaround: { officeHours } };
  const list = (status: 'requested' | 'filed') =>
    listFileByRows(
      { state, status, date: { startDate: '2026-12-03', endDate: '2026-12-06' } },
      unit as unknown as Parameters<typeof listFileByRows>[1],
      facts as unknown as Parameters<typeof listFileByRows>[2],
    );
  expect(list('requested')).toEqual([{ label: 'File by', value }]);
  expect(list('filed')).toEqual([]);
});
