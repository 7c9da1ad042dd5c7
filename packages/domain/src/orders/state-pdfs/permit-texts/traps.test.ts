import { expect, test } from 'vitest';
import { type PermitText, days, fillFacts, readOne } from './permit-text.test-support.ts';

test.each<PermitText>([
  [
    'days and weights of other things',
    `Delaware Department of Transportation
Permit: DE-2612-88
Issued: 12/03/2026
Insurance begins 01/01/2026 and ends 12/31/2026
Sunrise begins 12/21/2026
Escort required if width exceeds 12 feet. Weight of any axle no more than 20,000 lbs.
Length: see attachment`,
    { number: 'DE-2612-88' },
  ],
  [
    'bare permits that name no number',
    `Rhode Island Department of Transportation
Permit: Single Trip
Permit: 5 days
Permit: Required for width over 8' 6"
Permit holder: ABC 12345
Permit Office: 401-222-2481
Permit #: RI-4471`,
    { number: 'RI-4471' },
  ],
  [
    'widths and heights of roads',
    `Maryland Department of Transportation
State Highway Administration
Permit: MD2612045
Good from 12/08/2026 until 12/12/2026
Width: 12' 2"
Lane width: 11' 0"    Bridge height: 14' 9"
Weight: Posted bridge 40,000
Minimum clearance height 15' 0"`,
    { number: 'MD2612045', ...days, width: 146 },
  ],
  [
    'rules that begin a line',
    `North Carolina Department of Transportation
Permit No.  NC-26120455
Valid  12/08/2026   to   12/12/2026
Width no more than 12 feet on county roads needs no escort.
Height not to exceed 14 feet under posted bridges.
Length up to 75 feet requires no escort.
Weight not over 80,000 lbs when empty.`,
    { number: 'NC-26120455', ...days },
  ],
  [
    'a legal column only',
    `Oregon Department of Transportation
Permit Number: OR-26120455
           Legal
Width      8' 6"
Height     14' 0"
Weight     80,000`,
    { number: 'OR-26120455' },
  ],
  [
    'a row of the load only',
    `Texas Department of Motor Vehicles
Permit Number: TX-26120455
          Width     Height
Load      10' 6"    9' 0"`,
    { number: 'TX-26120455' },
  ],
  [
    'a telephone, a fee and light weights',
    `Nevada Department of Transportation
Permit Number: NV-1
Permit: 775-888-7410
Permit: $25.00
Weight: 22,000
Gross: 80,000`,
    { number: 'NV-1' },
  ],
  [
    'two bare permits',
    `Nevada Department of Transportation
Permit: NV-88-1231
Width: 12' 2"
Permit: NV-88-9999`,
    { width: 146, unclear: [{ fact: 'number', values: ['NV-88-1231', 'NV-88-9999'] }] },
  ],
  [
    'a section of insurance and one of the movement',
    `Hawaii Department of Transportation
Permit No. H-26120455
Insurance
Effective: 01/01/2026
Expires: 01/01/2027
Movement
Effective: 12/08/2026
Expires: 12/12/2026`,
    { number: 'H-26120455', ...days },
  ],
  [
    'a section of insurance only',
    `Hawaii Department of Transportation
Permit No. H-26120455
Insurance
Effective: 01/01/2026
Expires: 01/01/2027`,
    { number: 'H-26120455' },
  ],
  [
    'letters of directions',
    `Kansas Department of Transportation
Permit No. K-26120455
Route: US-54 W 12 mi, I-135 N 14 mi, K-96 W 31 mi
W bound lane 12 ft`,
    { number: 'K-26120455' },
  ],
  [
    'sizes of parts',
    `Missouri Department of Transportation
Permit No. 26120455
Kingpin to rear axle: 40' 0"   Front overhang: 3' 0"
Number of axles: 5   Axle weights: 12,000 / 34,000 / 34,000
Tire width: 11"   Deck height: 3' 2"   Deck length 29' 0"`,
    { number: '26120455' },
  ],
  [
    'sums, years and a kind',
    `Georgia Department of Transportation
Permit   60.00
Permit   2026
Trip Permit 2026
Permit   Single Trip   GA-4471-26`,
    {},
  ],
  [
    'a list of bridges',
    `OHIO DEPARTMENT OF TRANSPORTATION
Permit No. OH-26120455
Bridge   Height    Width
BUT-75   14' 9"    28' 0"
HAM-71   15' 2"    30' 0"`,
    { number: 'OH-26120455' },
  ],
  [
    'sections of the road and of an escort',
    `ILLINOIS DEPARTMENT OF TRANSPORTATION
Permit No. IL-26120455
Vertical clearance
Height: 14' 9"
Restricted lane
Width: 11' 0"
Escort vehicle
Plate: ESC 1234`,
    { number: 'IL-26120455' },
  ],
  [
    'licenses of a driver and a pilot car',
    `MICHIGAN DEPARTMENT OF TRANSPORTATION
Permit No. MI-26120455
Pilot car license: PC 4471
Driver license: D123456
Truck license: 3GT4827`,
    { number: 'MI-26120455', truckPlate: '3GT4827' },
  ],
  [
    'a section of the load only',
    `MINNESOTA DEPARTMENT OF TRANSPORTATION
Permit No. MN-26120455
LOAD
Width: 10' 6"
Height: 9' 0"
Weight: 62,000`,
    {
      number: 'MN-26120455',
      unclear: [
        { fact: 'width', values: ['126'] },
        { fact: 'height', values: ['108'] },
        { fact: 'weight', values: ['62000'] },
      ],
    },
  ],
  [
    'limits of a road and a bridge beside the actual sizes',
    `Illinois Department of Transportation
Permit No. 26-IL-4471
Move no later than 12/12/2026. Do not begin before 12/08/2026.
Width limit on IL-29: 11' 0"
Actual width 12' 2"
Bridge weight limit: 60,000 lbs
Gross weight: 108,500`,
    { number: '26-IL-4471', width: 146, weight: 108_500 },
  ],
  [
    'sizes in a row that does not say which is which, a replaced permit',
    `Oklahoma Department of Transportation
Permit: OK-4471-26    Replaces Permit: OK-4400-26
Size: 12' 2" x 14' 6" x 95'
License: 3GT4827 / T718204`,
    { number: 'OK-4471-26', truckPlate: '3GT4827' },
  ],
  [
    'days of a policy in a table',
    `Kansas Department of Transportation
Permit Number: KS-26120455
Insurer        Policy         Effective      Expires
Great Plains   GP-4471        06/01/2026     06/01/2027`,
    { number: 'KS-26120455' },
  ],
  [
    'fees and totals of an account',
    `Michigan Department of Transportation
Permit Number: MI-26120455
Deposit total   $1,000.00
A fee of $100.00 is charged for moving without a permit.`,
    { number: 'MI-26120455' },
  ],
  [
    'the number of another permit in a sentence',
    `Georgia Department of Transportation
Temporary fuel permit no. TFP-22018 and trip registration permit no. TTR-88104
Single Trip Permit GA-27-1108`,
    { number: 'GA-27-1108' },
  ],
  [
    'two USDOT numbers',
    `Arkansas Department of Transportation
Permit Number: AR-26120455
USDOT: 3310042   US DOT No: 2884417`,
    { number: 'AR-26120455' },
  ],
  [
    'the plate and the USDOT number of an escort',
    `Colorado Department of Transportation
Permit Number: CO-26120455
Escort vehicles
Position   Plate     USDOT
Front      BXA2204   1188027`,
    { number: 'CO-26120455' },
  ],
  [
    'sentences about the route and the season',
    `Wyoming Department of Transportation
Permit Number: WY-26120455
Route restrictions
Width 12' 0" at the pass. Height 14' 8" at exit 7. Length 95' 0" on ramps.
Seasonal: maximum gross weight 73,280 from March on.`,
    { number: 'WY-26120455' },
  ],
  [
    'the USDOT number of a broker',
    `Georgia Department of Transportation
Permit Number: GA-26120455
Broker
USDOT: 3310042`,
    { number: 'GA-26120455' },
  ],
  [
    'a period that a sentence is about',
    `Utah Department of Transportation
Permit Number: UT-26120455
Valid from: 12/08/2026   Valid to: 12/12/2026
From 03/01/2027 to 05/15/2027 the maximum gross weight is 80,000 pounds.`,
    { number: 'UT-26120455', ...days },
  ],
  [
    'columns of which none is the permitted one',
    `Oregon Department of Transportation
Permit Number: OR-26120455
           North      South
Width      12' 0"     12' 2"`,
    { number: 'OR-26120455', unclear: [{ fact: 'width', values: ['144', '146'] }] },
  ],
  [
    'feet and inches in cells of their own',
    `Oregon Department of Transportation
Permit Number: OR-26120455
Width      12 ft.   02 in.
Height     14 ft.   00 in.`,
    { number: 'OR-26120455', height: 168, unclear: [{ fact: 'width', values: ['144', '2'] }] },
  ],
  [
    'days of rows of other papers, and the total of a card',
    `Montana Department of Transportation
Permit Number: MT-26120455
Document       Begin        End
Registration   04/01/2026   03/31/2027
Policy         06/01/2026   06/01/2027
Kind         Total
Trip         $17.00
Card total   $19.50`,
    { number: 'MT-26120455', feeCents: 1700 },
  ],
  [
    'the USDOT number of who ordered it, and the weight of the load',
    `New Jersey Department of Transportation
Permit Number: NJ-26120455
Width: 12' 2"   Load weight   85,320
Permit obtained by Wide Road Permits, DOT: 3310042.`,
    { number: 'NJ-26120455', width: 146 },
  ],
  [
    'sizes before an amendment and now',
    `Oregon Department of Transportation
Permit Number: OR-26120455
           Was        Now
Width      12' 0"     12' 2"`,
    { number: 'OR-26120455', width: 146 },
  ],
])('%s', (_, text, facts) => {
  expect(readOne(text)).toMatchObject(fillFacts(facts));
});
