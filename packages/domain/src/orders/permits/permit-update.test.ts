import { expect, test } from 'vitest';
import { mergePermitUpdates, type PermitUpdate } from './permit-update.ts';

const texas = { permitId: 'tx', state: 'TX', unit: 1 } as const;
const facts = { stateNumber: 'TX-1', validFrom: '2026-11-24', validTo: '2026-11-28' };
const issued: PermitUpdate = { ...texas, what: 'issued', ...facts };
const amended: PermitUpdate = { ...texas, what: 'amended', ...facts, stateNumber: 'TX-2', changes: ['Number'] };
const refused: PermitUpdate = { ...texas, what: 'refused', reason: 'Too wide.' };
const voided: PermitUpdate = { ...texas, what: 'voided', reason: 'The route is closed.' };
const issueTakenBack: PermitUpdate = { ...texas, what: 'taken-back', was: 'issued' };
const refusalTakenBack: PermitUpdate = { ...texas, what: 'taken-back', was: 'refused' };
const oklahoma: PermitUpdate = { ...issued, permitId: 'ok', state: 'OK' };

test.each<[string, PermitUpdate[], PermitUpdate, PermitUpdate[]]>([
  ['the first update', [], issued, [issued]],
  ['another permit', [oklahoma], issued, [oklahoma, issued]],
  ['an issue that is taken back', [oklahoma, issued], issueTakenBack, [oklahoma]],
  ['a refusal that is taken back', [refused], refusalTakenBack, []],
  ['an issue that was mailed and is taken back', [], issueTakenBack, [issueTakenBack]],
  ['an amendment that is taken back', [amended], issueTakenBack, [issueTakenBack]],
  ['an issue after it was taken back', [issueTakenBack], issued, [issued]],
  [
    'an amendment before the issue is mailed',
    [issued],
    amended,
    [{ ...issued, stateNumber: 'TX-2', changes: ['Number'] } as PermitUpdate],
  ],
  ['two amendments', [amended], { ...amended, changes: ['Days'] }, [{ ...amended, changes: ['Number', 'Days'] }]],
  ['a permit that is voided', [issued], voided, [voided]],
  ['a refusal after an issue', [issued], refused, [refused]],
])('%s', (_, waiting, next, merged) => {
  expect(mergePermitUpdates(waiting, next)).toEqual(merged);
});
