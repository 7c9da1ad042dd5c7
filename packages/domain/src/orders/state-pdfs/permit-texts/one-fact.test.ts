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
  ['an authorization of its payment beside it', 'Authorization No. A-118844   Permit No. 118204', { number: '118204' }],
  ['its system before it', 'PennDOT APRAS Permit No. 118204 Printed 02/08/2027 Page 1 of 3', { number: '118204' }],
  ['an authorization alone', 'Authorization No. 118204', { number: '118204' }],
  ['its title above', 'OSOW SINGLE TRIP PERMIT\nNUMBER 27-118-004471', { number: '27-118-004471' }],
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
  ['an s in brackets', 'Date(s) of Move: 12/08/2026 - 12/12/2026', days],
  ['hours in brackets', 'Valid from 12/8/26 (12:01 AM) through 12/12/26 (11:59 PM)', days],
  ['labels behind the number', 'Permit KS-118204 Start 12/08/2026 End 12/12/2026', { number: 'KS-118204', ...days }],
  [
    'strokes between them',
    'Permit: KS-118204 | Begins: 12/08/2026 | Ends: 12/12/2026',
    { number: 'KS-118204', ...days },
  ],
  ['the sun', 'Travel Window: Tue 12/08/26 sunrise to Sat 12/12/26 sunset', days],
  ['one of them behind Valid', 'VALID        EXPIRES\n12/08/2026   12/12/2026', days],
  ['midnight of the last one', 'Valid from 12:01 a.m. of December 8, 2026 through midnight of December 12, 2026', days],
  ['no label beside the number', 'Permit KS-118204          12/08/2026 - 12/12/2026', { number: 'KS-118204', ...days }],
  [
    'no label below the number',
    'Permit No. KS-118204\n12/08/2026 12:01 AM to 12/12/2026',
    { number: 'KS-118204', ...days },
  ],
  [
    'no label in columns beside the number',
    'Permit No. KS-118204      12/08/2026    12/12/2026',
    { number: 'KS-118204', ...days },
  ],
  ['nothing between them behind Valid', 'Valid: 12/08/2026 12/12/2026', days],
  [
    'a number right behind its sign',
    'Permit #KS-118204 Dates: 12/08/2026 - 12/12/2026',
    { number: 'KS-118204', ...days },
  ],
  ['no label far from the number', 'Route: I-70\nLoad: Crane\n12/08/2026 - 12/12/2026', {}],
  ['the label of others over several lines', 'Insurance     12/08/2026\nEffective\nDate', {}],
  ['the label of others beside its middle', 'Insurance\nExpiration    12/12/2026\nDate', {}],
  ['Valid alone', 'Valid\n12/12/2026', {}],
  ['a second language', 'Effective / Válido desde   12/08/2026\nExpires / Vence            12/12/2026', days],
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
  ['both units in the label alone', 'Width (ft in)   12 2\nHeight (ft in)   14 6\nLength (feet inches)   95 0', sizes],
  ['numbers without a unit', 'Width: 12 02   Height: 14 06   Length: 95 00', {}],
  ['the most of a road', `Max 14' wide on farm roads.`, {}],
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
  ['its words in short', 'Tot Gross Wt: 108,500', { weight: 108_500 }],
  ['kilograms', 'Gross weight: 49,215 kg', {}],
  ['kilograms and pounds', 'Gross Weight: 49 215 kg (108,500 lbs)', { weight: 108_500 }],
  ['tons and pounds', 'Gross Weight: 54.25 TONS (108,500 LBS)', { weight: 108_500 }],
  ['a legal size above it', 'Height   LEGAL\nGross Weight   108,500', { weight: 108_500 }],
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
  ['a driver below a trailer', 'Trailer unit: L27A44\nDriver license MT 0044817', {}],
  ['its vehicle before a dash', 'Power Unit – Plate: 3GT4827   Trailer – Plate: T718204', plates],
  ['the hauling vehicle', 'Trailer License: T718204   Hauling Vehicle License: 3GT4827', plates],
  [
    'blocks beside each other',
    `VEHICLE VIN          TRAILER VIN\n${truckVin}    ${trailerVin}\nPLATE: 3GT4827       PLATE: T718204`,
    { ...plates, vins: [truckVin, trailerVin] },
  ],
  [
    'blocks beside other lines',
    `Fee: $40.00   POWER UNIT\nPages: 2      Make: VOLVO\nCopies: 1     Plate: 3GT4827\nClerk: 4      TRAILER\nDesk: 7       Plate: T718204`,
    { ...plates, feeCents: 4000 },
  ],
  [
    'a license below another heading',
    'Trailer VIN   Clerk\n7             BOND\n8             License: 3GT4827',
    { truckPlate: '3GT4827' },
  ],
  [
    'two columns, the row of VINs first',
    `TRUCK                TRAILER\nVIN       ${truckVin}    ${trailerVin}`,
    { vins: [truckVin, trailerVin] },
  ],
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
  ['what a card paid', 'Permit Fee: $40.00\nCard surcharge: $1.00\nTotal charged to card: $41.00', { feeCents: 4100 }],
  ['what was paid', 'Paid   $40.00', { feeCents: 4000 }],
  ['the dollars of the US', 'Fee: US$ 40.00', { feeCents: 4000 }],
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

test.each([
  ['in brackets behind the carrier', 'Permittee (USDOT)   Prairie Hauling (9000001)', '9000001'],
  ['in the same cell', 'Carrier (USDOT): Prairie Hauling (9000001)', '9000001'],
  ['without a carrier', 'Permittee (USDOT)   9000001', '9000001'],
  [
    'in the table of an escort',
    'USDOT: 9000001\nEscort Company   USDOT     Phone\nPilot Pros       3319921   303-555-0101',
    '9000001',
  ],
])('a USDOT number %s', (_, lines, usdot) => {
  expect(readOne(head + lines)?.usdot).toBe(usdot);
});
