import { describe, expect, test } from 'vitest';
import type { OrderableState } from '../basics/state-code.ts';
import { filingFacts } from '../filing.ts';
import { aDay } from '../testing/sample.test-support.ts';
import type { PermitStatus } from './permits/permit-status.ts';
import { type ChangeSubject, findPermitFate } from './permit-fate.ts';

type Subjects = readonly Exclude<ChangeSubject, 'extend'>[];

/** A permit that is valid from 2 to 5 March once it is issued. */
function decide(status: PermitStatus, state: OrderableState, stay: [string, string], subjects: Subjects = ['dates']) {
  const isIssued = status === 'issued' || status === 'voided';
  const permit = {
    status,
    validFrom: isIssued ? '2027-03-02' : null,
    validTo: isIssued ? '2027-03-05' : null,
  };
  const [from, to] = stay.map(aDay);
  if (from === undefined || to === undefined) throw new Error('A stay has two days.');
  return findPermitFate(permit, { subjects, stay: { from, to } }, filingFacts[state].changes);
}

describe('a permit of a paid order that changes', () => {
  test.each([
    ['requested', 'now'],
    ['refused', 'now'],
    ['filed', 'file-again'],
    ['voided', 'left'],
  ] as const)('that is %s: %s, whatever its state says', (status, fate) => {
    for (const state of ['MO', 'VT', 'TX'] as const)
      expect(decide(status, state, ['2027-03-20', '2027-03-21'])).toEqual({ fate, fee: null, within: '' });
  });

  test('that is issued holds as long as the truck is in the state on its days', () => {
    expect(decide('issued', 'VT', ['2027-03-02', '2027-03-05']).fate).toBe('holds');
    expect(decide('issued', 'VT', ['2027-03-05', '2027-03-06']).fate).toBe('refused');
  });

  test('that is issued is asked of its state at the fee of the rule, or at one that is not known', () => {
    expect(decide('issued', 'MO', ['2027-03-06', '2027-03-07'])).toMatchObject({ fate: 'ask-state', fee: 200 });
    expect(decide('issued', 'TX', ['2027-03-06', '2027-03-07'])).toEqual({ fate: 'ask-state', fee: null, within: '' });
  });

  test('that only lasts longer follows the rule of an extension', () => {
    expect(decide('issued', 'WI', ['2027-03-03', '2027-03-07'])).toMatchObject({ fate: 'ask-state', fee: 1000 });
    // Its first day moves as well, and Wisconsin names no fee for that.
    expect(decide('issued', 'WI', ['2027-03-06', '2027-03-07'])).toMatchObject({ fate: 'ask-state', fee: null });
  });

  test('is refused by one rule of several, with its reason, and costs nothing then', () => {
    expect(decide('issued', 'MO', ['2027-03-06', '2027-03-07'], ['dates', 'load'])).toEqual({
      fate: 'refused',
      fee: null,
      within: 'commodity hauled is never amended',
    });
  });

  test('that is canceled is withdrawn by a clerk once its state knows of it, whatever the state returns', () => {
    const stay: [string, string] = ['2027-03-02', '2027-03-03'];
    expect(decide('requested', 'NC', stay, ['cancel'])).toEqual({ fate: 'now', fee: null, within: '' });
    for (const status of ['filed', 'issued'] as const)
      expect(decide(status, 'NC', stay, ['cancel'])).toEqual({
        fate: 'ask-state',
        fee: null,
        within: 'revoked or voided by the state: no refund',
      });
    expect(decide('voided', 'NC', stay, ['cancel']).fate).toBe('left');
  });

  test('pays the dearest of several changes once', () => {
    expect(decide('issued', 'WI', ['2027-03-03', '2027-03-07'], ['dates', 'truck'])).toMatchObject({ fee: 1000 });
  });
});
