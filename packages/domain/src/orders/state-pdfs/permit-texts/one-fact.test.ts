import { expect, test } from 'vitest';
import { type PermitText, days, fillFacts, readOne, sizes, trailerVin, truckVin } from './permit-text.test-support.ts';

const head = 'Kansas Department of Transportation\nOversize Permit\n';
const plates = { truckPlate: '3GT4827', trailerPlate: 'T718204' };

test.each<PermitText>([
  ['a serial number of the permit', 'Permit Serial No. 118204', { number: '118204' }],
  ['the reference below a title', 'Reference Number: 551290', {}],
  ['several parts', 'Permit No: 2026 1204 0093', { number: '2026 1204 0093' }],
  ['a revision beside it', 'PERMIT NUMBER        REVISION\nKS-118204            2', { number: 'KS-118204' }],
  ['an amendment behind it', 'Permit Number: 118204-01 Amendment No: 1', { number: '118204-01' }],
  ['another permit before it', 'Base Permit No. 551290\nPermit No. 118204', { number: '118204' }],
])('a number with %s', (_, lines, facts) => {
  expect(readOne(head + lines)).toMatchObject(fillFacts(facts));
});

test.each<PermitText>([
  ['a travel period', 'Travel Period Start: 12/08/2026\nTravel Period End: 12/12/2026', days],
  ['valid through and from', 'Permit Valid Through: 12/12/2026\nPermit Valid From: 12/08/2026', days],
  ['valid days', 'First Valid Day: 12/08/2026\nLast Valid Day: 12/12/2026', days],
  ['a time zone', 'Valid From: 12/08/2026 12:01 AM (CST)\nValid To: 12/12/2026 11:59 PM (CST)', days],
  ['one word each', 'Valid from 08DEC2026 to 12DEC2026', days],
  ['a day of issue', 'Date of Issue: 12/08/2026', {}],
  ['a print', 'Printed on 12/08/2026 at 10:00', {}],
  ['an inspection', 'Inspection valid until 12/12/2026', {}],
  ['a holiday', 'Holiday restriction from 12/24/2026 to 12/26/2026', {}],
])('days with %s', (_, lines, facts) => {
  expect(readOne(head + lines)).toMatchObject(fillFacts(facts));
});

test.each<PermitText>([
  ['what is allowed', `Max. Width Allowed: 12'2"   Max. Height Allowed: 14'6"   Max. Length Allowed: 95'0"`, sizes],
  ['their units before their numbers', 'Width Ft: 12 In: 2   Height Ft: 14 In: 6   Length Ft: 95 In: 0', sizes],
  ['their units in the label', 'Width (feet-inches): 12-02   Height (ft/in): 14-06   Length (ft & in): 95-00', sizes],
  ['digits of feet and inches', 'Width (ft-in): 1202   Height (ft-in): 1406   Length (ft-in): 9500', sizes],
  ['a thousand inches', 'Width: 146 inches   Height: 174 inches   Length: 1,140 inches', sizes],
  ['two primes', `Width: 12'2''   Height: 14'6''   Length: 95'0''`, sizes],
  ['numbers without a unit', 'Width: 12 02   Height: 14 06   Length: 95 00', {}],
  ['a bridge', `Bridge width: 24'0"`, {}],
])('sizes with %s', (_, lines, facts) => {
  expect(readOne(head + lines)).toMatchObject(fillFacts(facts));
});

test.each<PermitText>([
  ['cents of pounds', 'Gross Weight (lbs): 108500.00', { weight: 108_500 }],
  ['the vehicle and its load', 'Gross Wt of Vehicle and Load: 108,500 lbs', { weight: 108_500 }],
  ['the combination', 'Total Weight of Combination: 108,500', { weight: 108_500 }],
  ['the law beside it', 'Legal Gross Weight: 80,000\nPermit Gross Weight: 108,500', { weight: 108_500 }],
  ['tons', 'Gross weight 54.25 tons', {}],
  ['a point for a comma', 'Gross Weight: 108.500 lbs', {}],
  ['a registered one', 'Registered Gross Vehicle Weight: 80,000', {}],
])('a weight of %s', (_, lines, facts) => {
  expect(readOne(head + lines)).toMatchObject(fillFacts(facts));
});

test.each<PermitText>([
  ['its vehicle in brackets', 'Plate (Power Unit): 3GT4827   Plate (Trailer): T718204', plates],
  ['its state in brackets', 'License: (WY) 3GT4827', { truckPlate: '3GT4827' }],
  ['an escort', 'Escort Plate: ESC1234', {}],
  ['a driver', 'Driver License: D1234567', {}],
  ['a carrier', 'Carrier License No. 118204', {}],
  ['a jeep', `Jeep VIN: ${trailerVin}   Jeep Plate: JP8812`, { vins: [trailerVin] }],
  ['a jeep in its row', `Jeep   VIN: ${trailerVin}   Plate: JP8812`, { vins: [trailerVin] }],
  ['a dolly', 'Dolly Plate: DL8812', {}],
  ['a tractor', `Serial Number (Tractor) ${truckVin}`, { vins: [truckVin] }],
])('a plate or VIN of %s', (_, lines, facts) => {
  expect(readOne(head + lines)).toMatchObject(fillFacts(facts));
});

test.each<PermitText>([
  ['words in brackets', 'Permit fee (non-refundable): $40.00', { feeCents: 4000 }],
  ['its total', 'Fee Total: 40.00', { feeCents: 4000 }],
  ['several and no total', 'Base Fee $20.00   Weight Fee $15.00   Escort Fee $5.00', {}],
  ['several labels and no total', 'Permit Fee: $60.00   Maintenance Fee: $345.00', {}],
  ['a penalty', 'Permit fee: $40.00\nLate fee $20.00', { feeCents: 4000 }],
  ['several and a total', 'State Fee: $30.00   Service Fee: $10.00   Total: $40.00', { feeCents: 4000 }],
  ['an account', 'Escrow balance: $1,240.00', {}],
])('a fee with %s', (_, lines, facts) => {
  expect(readOne(head + lines)).toMatchObject(fillFacts(facts));
});

test('a USDOT number beside the one of the former commission', () => {
  expect(readOne(`${head}USDOT/MC: 9000001 / 118204`)?.usdot).toBe('9000001');
  expect(readOne(`${head}MC Number: 118204`)?.usdot).toBeNull();
});
