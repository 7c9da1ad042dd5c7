import { expect, test } from 'vitest';
import { type PermitText, days, fillFacts, readOne, sizes, trailerVin, truckVin } from './permit-text.test-support.ts';

test.each<PermitText>([
  [
    'this permit is effective, in accordance with a code',
    `Commonwealth of Virginia
Single Trip Hauling Permit Number: VHP-27-221940
In accordance with the Code of Virginia this permit is effective beginning 12/08/2026 and ending 12/12/2026.`,
    { number: 'VHP-27-221940', ...days },
  ],
  [
    'a code that is effective, and days on which a permit is not valid',
    `Commonwealth of Virginia
Single Trip Hauling Permit Number: VHP-27-221940
The Code of Virginia is effective from 12/08/2026 to 12/12/2026.
This permit is not valid from 12/08/2026 to 12/12/2026.`,
    { number: 'VHP-27-221940' },
  ],
  [
    'overall sizes in words behind a trailer',
    `Permit No. SC-27-412
Trailer ${trailerVin}
Overall: 12' 2" wide, 14' 6" high, 95' 0" long. Gross weight 108,500 pounds.`,
    { number: 'SC-27-412', ...sizes, weight: 108_500, vins: [trailerVin] },
  ],
  [
    'begins and ends in one sentence',
    `Montana Department of Transportation
Motor Carrier Services
Term Permit 32-J No. 2612-0045
Permit begins 12/08/2026 and ends 12/12/2026
Width not to exceed 12 ft 2 in. Height not to exceed 14 ft 6 in. Length no more than 95 ft.
Gross weight not to exceed 108,500 lbs.`,
    { number: '2612-0045', ...days, ...sizes, weight: 108_500 },
  ],
  [
    'no more than, not more than, not to exceed',
    `State of Oregon
Oregon Department of Transportation
Single Trip Permit 611204
This permit authorizes a vehicle no more than 12 feet 2 inches wide, not more than 14 feet 6 inches high and not to exceed 95 feet in length.
The gross weight shall not exceed 108,500 pounds.
It is good from December 8, 2026 through December 12, 2026.
Tractor: 2021 Kenworth, VIN ${truckVin}, license 3GT4827
Trailer: Landoll, VIN ${trailerVin}, license T718204`,
    {
      number: '611204',
      ...days,
      ...sizes,
      weight: 108_500,
      vins: [truckVin, trailerVin],
      truckPlate: '3GT4827',
      trailerPlate: 'T718204',
    },
  ],
  [
    'sizes with dashes in a sentence, and the legal ones',
    `South Dakota Highway Patrol
Single Trip Permit
Permit No: SD2026-88412
Permission is granted to move the following from 12/08/2026 to 12/12/2026
Vehicle 12-02 wide x 14-06 high x 95-00 long, gross 108,500 lbs.
Legal width 8-06 and legal height 14-00 may be exceeded only as stated above.`,
    { number: 'SD2026-88412', ...days, ...sizes, weight: 108_500 },
  ],
  [
    'commencing and terminating',
    `State of Maine
Bureau of Motor Vehicles
Overlimit Permit
Permit Nbr: ME-611207
Commencing: December 8, 2026   Terminating: December 12, 2026
Overall Dimensions: 12'2" wide, 14'6" high, 95'0" long
Registered weight: 100,000   Total weight: 108,500`,
    { number: 'ME-611207', ...days, ...sizes, weight: 108_500 },
  ],
  [
    'rules of other loads',
    `Mississippi Department of Transportation
Permit Number: MS-11-20455
Valid: 12/08/2026 to 12/12/2026
Movement over 12 feet in width needs an escort. Loads not to exceed 14 feet wide may travel at night.
Speed not to exceed 55 mph. Width no more than 12 feet on county roads needs no escort.
Overall width   11' 8"`,
    { number: 'MS-11-20455', ...days, width: 140 },
  ],
  [
    'the days of an insurance policy',
    `Michigan Department of Transportation
Transport Permit
Permit# 26-1204-881
Permit Effective 12/08/2026   Permit Expires 12/12/2026
Insurance Policy PL-77123 Valid From 01/01/2026 To 01/01/2027
Dimensions (W/H/L): 12' 2" / 14' 6" / 95' 0"   Weight: 108,500`,
    { number: '26-1204-881', ...days, ...sizes, weight: 108_500 },
  ],
  [
    'weights of parts only, beginning and ending',
    `Illinois Department of Transportation
ITAP Permit
Permit Number: 2612-IL-00771
Movement valid for 5 days beginning 12/08/2026 ending 12/12/2026
Registered Weight: 80,000
Empty Weight: 38,000
Trailer Width: 8' 6"
Load Weight: 70,500`,
    { number: '2612-IL-00771', ...days },
  ],
  [
    'sizes in a sentence, each behind its word',
    `New York State Department of Transportation
Special Hauling Permit
Permit No.: 1-2612045-7
Trip: December 8, 2026 to December 12, 2026
Dimensions of vehicle and load:
Width 12 feet 2 inches, height 14 feet 6 inches, length 95 feet 0 inches, weight 108,500 pounds.`,
    { number: '1-2612045-7', ...days, ...sizes, weight: 108_500 },
  ],
  [
    'a period over cells',
    `Minnesota Department of Transportation
Permit  MN-26-7741
Valid  from  Tuesday, December 8, 2026  to  Saturday, December 12, 2026
Height, width and length of the combination: 14'6" high, 12'2" wide, 95'0" long
Combination gross: 108,500`,
    { number: 'MN-26-7741', ...days, ...sizes, weight: 108_500 },
  ],
  [
    'effective and expires at midnight',
    `Missouri Department of Transportation
MoDOT Carrier Express
Permit Number: OS-26-120455
This permit is effective 12/08/2026 and expires at midnight 12/12/2026.
The combination shall not exceed 12'2" in width, 14'6" in height, 95'0" in length and 108,500 pounds gross weight.`,
    { number: 'OS-26-120455', ...days, ...sizes, weight: 108_500 },
  ],
  [
    'a plate of a trailer only',
    `South Carolina Department of Transportation
Permit Number: SC-26120455
Power unit: 2021 Kenworth
Trailer: 2019 Landoll, license T718204`,
    { number: 'SC-26120455', trailerPlate: 'T718204' },
  ],
  [
    'a grant over two lines, and a rule behind it',
    `Virginia Department of Motor Vehicles
Hauling permit
Permission is hereby granted to move a load no wider than 12 feet 2 inches wide, no higher than 14 feet 6 inches
high. Loads not to exceed 16 feet wide may move on Sundays.
Permit No. V-26120455   Valid 12/08/2026 until 12/12/2026`,
    { number: 'V-26120455', ...days, width: 146, height: 174 },
  ],
  [
    'rules of weights and sizes',
    `New Hampshire Department of Transportation
Permit No. OS-26120455
An escort is required when the width is 12 feet or more, the height is 15 feet or the weight is 200,000 pounds.
Vehicles with a gross weight of 150,000 pounds or more stop at bridges.`,
    { number: 'OS-26120455' },
  ],
  [
    'days of roadworks',
    `Alabama Department of Transportation
Permit No. 26120455
Road work begins 01/04/2026 and ends 12/20/2026 on I-65.
Harvest season starts 09/01/2026 ends 11/30/2026`,
    { number: '26120455' },
  ],
  [
    'a letter',
    `State of North Carolina
Department of Transportation
Oversize/Overweight Permit Unit
TO WHOM IT MAY CONCERN:
Authority is granted to Ridge Haulers LLC to transport one tank. Permit number NC-OS-261204.
The movement starts on December 8, 2026 and must be completed by December 12, 2026.
Dimensions of the vehicle including load may not exceed 12'-2" in width, 14'-6" in height and 95'-0" in length.
Maximum gross weight: 108,500 lbs. Tractor VIN ${truckVin}, tag 3GT4827. Trailer VIN ${trailerVin}, tag T718204.`,
    {
      number: 'NC-OS-261204',
      ...days,
      ...sizes,
      weight: 108_500,
      vins: [truckVin, trailerVin],
      truckPlate: '3GT4827',
      trailerPlate: 'T718204',
    },
  ],
  [
    'legal sizes and those of the permit',
    `COLORADO DEPARTMENT OF TRANSPORTATION
Transport Permit
Permit Number CO-261204-17
Valid From Tuesday, December 08, 2026 at 12:00 AM
Valid To Saturday, December 12, 2026 at 11:59 PM
Legal Dimensions: Width 8' 6" Height 14' 6" Length 75' 0"
Permit Dimensions: Width 12' 2" Height 15' 0" Length 95' 0"`,
    { number: 'CO-261204-17', ...days, width: 146, height: 180, length: 1140 },
  ],
  [
    'sizes in a row of words, weight in short',
    `COMMONWEALTH OF VIRGINIA
DEPARTMENT OF MOTOR VEHICLES
Hauling Permit VA2612045
Issue Date: 12/03/2026   Travel Dates
Begin: 12/08/2026   End: 12/12/2026
Size: 12' 2" wide, 14' 6" high, 95' 0" long
Wt: 108,500 gross`,
    { number: 'VA2612045', ...days, ...sizes, weight: 108_500 },
  ],
  [
    'must not exceed',
    `INDIANA DEPARTMENT OF REVENUE
Motor Carrier Services
Permit No.: IN-612-045
The vehicle and load must not exceed 12 ft 2 in width, 14 ft 6 in height, 95 ft length.
The permit is in effect from 12/08/2026 through 12/12/2026.
Loads exceeding 16 ft width need State Police escort.`,
    { number: 'IN-612-045', ...days, ...sizes },
  ],
  [
    'a letter with lines that break within a size',
    `Montana Department of Transportation - Motor Carrier Services
Oversize Permit MT-26-120455
This permit authorizes Imaginary Ridge Haulers LLC, USDOT 9000001, to
move a steel tank on a combination of vehicles no more than 12 feet 2
inches wide, not more than 14 feet 6 inches high and not to exceed 95 feet 0
inches in length. The gross weight shall not exceed 108,500 pounds.
It begins December 8, 2026 and ends December 12, 2026.
Tractor: 2021 Kenworth, VIN ${truckVin}, license 3GT4827 (WY).
Trailer: 2022 XL, VIN ${trailerVin}, license T718204 (WY).
The fee of $50.00 has been paid. An escort is needed if the width is 14 feet
or more. Vehicles over 9 feet wide do not travel at night.`,
    {
      number: 'MT-26-120455',
      ...days,
      ...sizes,
      feeCents: 5000,
      weight: 108_500,
      vins: [truckVin, trailerVin],
      truckPlate: '3GT4827',
      trailerPlate: 'T718204',
      usdot: '9000001',
    },
  ],
  [
    'sizes with a letter behind each, in a row',
    `Permit
Overall: 12'-2" W, 14'-6" H, 95'-0" L, 108,500 lbs GVW`,
    { ...sizes, weight: 108_500 },
  ],
  [
    'not to exceed, before a list',
    'Permit\nNot to exceed: 12 feet 2 inches wide, 14 feet 6 inches high, 95 feet overall length.',
    sizes,
  ],
  ['vehicles not to exceed, before a list', 'Permit\nOther vehicles not to exceed: 12 feet 2 inches wide.', {}],
  [
    'labels before their values in one cell',
    `Permit
Wagon width 12' 2" height 14' 6" of it`,
    { height: 174 },
  ],
  [
    'a number of the department of a state',
    'Carrier with NYS DOT # 118204, permit number NY-27-4471.',
    { number: 'NY-27-4471' },
  ],
  [
    'days with a dot between them',
    'Permit\nEffective 12/08/2026 · Expires 12/12/2026 · Fee $30.00',
    { ...days, feeCents: 3000 },
  ],
  ['a number that has been issued', 'Permit KTR1709001 has been issued to a carrier.', { number: 'KTR1709001' }],
  [
    'overall dimensions in letters, below a trailer',
    `Permit
Trailer VIN   ${trailerVin}
Overall Dimensions   12' 2" W x 14' 6" H x 95' 0" L`,
    { ...sizes, vins: [trailerVin] },
  ],
  [
    'a number before a period',
    'Permit NV-27-88. Fee of $25.00 received.\nA trailer with license plate T718204, with an overall width of 12 feet 2 inches.',
    { number: 'NV-27-88', feeCents: 2500, width: 146, trailerPlate: 'T718204' },
  ],
])('%s', (_, text, facts) => {
  expect(readOne(text)).toMatchObject(fillFacts(facts));
});
