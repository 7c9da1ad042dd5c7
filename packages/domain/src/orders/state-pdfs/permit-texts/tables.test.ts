import { expect, test } from 'vitest';
import { type PermitText, days, fillFacts, readOne, sizes, trailerVin, truckVin } from './permit-text.test-support.ts';

test.each<PermitText>([
  [
    'a table of axles has a column of weights',
    `Louisiana Department of Transportation and Development
Permit Number: 1009921
Effective: 12/08/2026    Expires: 12/12/2026
Width     Height    Length    Gross
12' 2"    14' 6"    95' 0"    108,500
Axle    Weight    Tires    Spacing
1       12,000    2        16' 2"
2       17,000    4        4' 4"
3       17,000    4        4' 6"`,
    { number: '1009921', ...days, ...sizes, weight: 108_500 },
  ],
  [
    'the load has a section of its own',
    `Alabama Department of Transportation
Permit No: 26-AL-118833
Start Date: 12/08/2026    End Date: 12/12/2026
LOAD
Description: Excavator    Weight: 62,000
Width: 10' 6"
OVERALL
Width: 12' 2"   Height: 14' 6"   Length: 95' 0"   Gross: 108,500`,
    { number: '26-AL-118833', ...days, ...sizes, weight: 108_500 },
  ],
  [
    'a bare weight in a row of sizes',
    `Georgia Department of Transportation
Oversize Permit Unit
Permit
GA-261204-117
Issue Date      Start Date      End Date
12/03/2026      12/08/2026      12/12/2026
Width      Height      Length      Weight
12' 2"     14' 6"      95' 0"      108,500`,
    { number: 'GA-261204-117', ...days, ...sizes, weight: 108_500 },
  ],
  [
    'labels over two lines',
    `Iowa Department of Transportation
Permit            Effective         Expiration
Number            Date              Date
IA261204-55       12/08/2026        12/12/2026
Overall           Overall           Overall           Gross
Width             Height            Length            Weight
12' 2"            14' 6"            95' 0"            108,500
Power Unit        Trailer
License           License
3GT4827           T718204`,
    { number: 'IA261204-55', ...days, ...sizes, weight: 108_500, truckPlate: '3GT4827', trailerPlate: 'T718204' },
  ],
  [
    'a row for each vehicle, and sizes in decimal feet',
    `New Jersey Department of Transportation
SUPERLOAD
Permit Reference: NJ-26-40012
Permit Dates: 12/08/2026 - 12/12/2026
Vehicle Configuration
Unit    Make        VIN                  Plate      State
Tractor Kenworth    ${truckVin}    3GT4827    WY
Trailer Landoll     ${trailerVin}    T718204    WY
Gross Weight (lbs.)    Width (ft)    Height (ft)    Length (ft)
108,500                12.17         14.5           95`,
    {
      number: 'NJ-26-40012',
      ...days,
      ...sizes,
      weight: 108_500,
      vins: [truckVin, trailerVin],
      truckPlate: '3GT4827',
      trailerPlate: 'T718204',
    },
  ],
  [
    'the legal sizes in brackets',
    `West Virginia Division of Highways
Central Permit Office
PERMIT  WV261204A
ISSUE DATE  12/03/2026
TRAVEL DATES  12/08/2026 THRU 12/12/2026
WIDTH  12' 02"  (LEGAL 8' 06")
HEIGHT  14' 06"  (LEGAL 13' 06")
LENGTH  95' 00"
GROSS VEHICLE WEIGHT  108,500  (LEGAL 80,000)`,
    { number: 'WV261204A', ...days, ...sizes, weight: 108_500 },
  ],
  [
    'days with hours in columns',
    `New Mexico Department of Transportation
Permit Number        Valid From             Valid To
NM 2612 0045         12/08/2026 00:01       12/12/2026 23:59
Vehicle Identification
Truck VIN            ${truckVin}
Truck Plate          NM 3GT4827
Size and weight
Width                12 ft 2 in
Height               14 ft 6 in
Length               95 ft
Weight               108,500 lbs`,
    { number: 'NM 2612 0045', ...days, ...sizes, weight: 108_500, vins: [truckVin], truckPlate: '3GT4827' },
  ],
  [
    'vehicle and load, tags in their rows',
    `Oklahoma Department of Public Safety
Size and Weights Permit Division
Permit No. OK 26 1204 77
Date of Movement: 12/08/2026 - 12/12/2026
Vehicle/Load Width 12' 2"    Vehicle/Load Height 14' 6"    Vehicle/Load Length 95' 0"
Total Gross Weight 108,500
Power unit: 2021 Kenworth VIN# ${truckVin} Tag# 3GT4827
Trailer: 2019 Landoll VIN# ${trailerVin} Tag# T718204`,
    {
      number: 'OK 26 1204 77',
      ...days,
      ...sizes,
      weight: 108_500,
      vins: [truckVin, trailerVin],
      truckPlate: '3GT4827',
      trailerPlate: 'T718204',
    },
  ],
  [
    'start and finish below a heading',
    `Connecticut Department of Transportation
Oversize/Overweight Permits
Permit ID 26120455
Permit Valid Dates
Start           Finish
12/08/2026      12/12/2026
Max. Gross Weight   108,500 lbs
Max. Vehicle Width  12 ft 2 in
Max. Vehicle Height 14 ft 6 in
Max. Vehicle Length 95 ft 0 in`,
    { number: '26120455', ...days, ...sizes, weight: 108_500 },
  ],
  [
    'from and to below valid',
    `Arkansas Department of Transportation
Permit Number   26-120455
Valid
From            To
12/08/2026      12/12/2026
Actual Width  Actual Height  Actual Length  Actual Gross Wt.
12' 2"        14' 6"         95' 0"         108,500`,
    { number: '26-120455', ...days, ...sizes, weight: 108_500 },
  ],
  [
    'columns of axles beside the sizes',
    `Ohio Department of Transportation
Special Hauling Permit 26-0045123
Begin Date    End Date
12/08/2026    12/12/2026
Width     12 ft 2 in
Height    14 ft 6 in
Axle No.   Weight    Axle Width
1          22,000    8' 6"
2          24,500    8' 6"`,
    { number: '26-0045123', ...days, width: 146, height: 174 },
  ],
  [
    'the trailer before the truck',
    `Kentucky Transportation Cabinet
Permit Number: KY-26120455
TRAILER
Plate: T718204
VIN: ${trailerVin}
Width: 8' 6"
Length: 53' 0"
TRUCK
Plate: 3GT4827
VIN: ${truckVin}
OVERALL
Width: 12' 2"
Height: 14' 6"
Length: 95' 0"`,
    { number: 'KY-26120455', ...sizes, vins: [truckVin, trailerVin], truckPlate: '3GT4827', trailerPlate: 'T718204' },
  ],
  [
    'heads over two lines, vehicle and trailer',
    `Florida Department of Transportation
Permit       Valid         Valid
No.          From          Thru
F26120455    12/08/2026    12/12/2026
Vehicle      Trailer
Plate        Plate
3GT4827      T718204`,
    { number: 'F26120455', ...days, truckPlate: '3GT4827', trailerPlate: 'T718204' },
  ],
  [
    'a length of the trailer, a height of the load over two lines',
    `Florida Department of Transportation
Permit No. F26120455
Trailer      Overall
Length       Length
53' 0"       95' 0"
Load         Overall
Height       Height
10' 0"       14' 6"`,
    { number: 'F26120455', height: 174, length: 1140 },
  ],
  [
    'a row of valid and one of registration',
    `Ohio Department of Transportation
Permit No. 26120455
           From          To
Valid      12/08/2026    12/12/2026
Registration   07/01/2026   06/30/2027`,
    { number: '26120455', ...days },
  ],
  [
    'days with a dash in a cell of its own',
    `Ohio Department of Transportation
Permit No. 26120455
Valid Dates:   12/08/2026   -   12/12/2026`,
    { number: '26120455', ...days },
  ],
  [
    'days with a word in a cell of its own',
    `Ohio Department of Transportation
Permit No. 26120455
Valid   12/08/2026   until   12/12/2026   Issued   12/03/2026`,
    { number: '26120455', ...days },
  ],
  [
    'a grid',
    `NEW YORK STATE DEPARTMENT OF TRANSPORTATION
DIVISIBLE LOAD / SPECIAL HAULING
Permit No.      Effective Date      Expiration Date      Fee
N26120455       12/08/2026          12/12/2026           $40.00
Plate No.       State     VIN                      Year    Make
3GT4827         WY        ${truckVin}        2021    KENWORTH
Trailer Plate   State     Trailer VIN
T718204         WY        ${trailerVin}
Vehicle/Load Width    Vehicle/Load Height    Vehicle/Load Length    Gross Weight
12' 2"                14' 6"                 95' 0"                 108,500 lbs`,
    {
      number: 'N26120455',
      ...days,
      ...sizes,
      feeCents: 4000,
      weight: 108_500,
      vins: [truckVin, trailerVin],
      truckPlate: '3GT4827',
      trailerPlate: 'T718204',
    },
  ],
  [
    'an authorization, and the largest sizes in a table',
    `KENTUCKY TRANSPORTATION CABINET
Overweight/Over-Dimensional Permit
Authorization Number: 26-0912
Travel Period: December 8, 2026 - December 12, 2026
Maximum Dimensions
Width      Height     Length     Weight
12-02      14-06      95-00      108500`,
    { number: '26-0912', ...days, ...sizes, weight: 108_500 },
  ],
  [
    'weights of parts, and the loaded one',
    `ALABAMA DEPARTMENT OF TRANSPORTATION
Permit: AL26-120455
Prior Permit: AL26-110001
Insurance Exp: 03/01/2027   Annual Permit Exp: 06/30/2027
Start: 12/08/2026   Finish: 12/12/2026
Steer axle weight 12,000   Drive tandem weight 34,000   Trailer tandem weight 34,000
Truck weight 18,000  Trailer weight 15,000  Load weight 45,000
Loaded Wt: 108,500`,
    { number: 'AL26-120455', ...days, weight: 108_500 },
  ],
  [
    'the end of a VIN, and a state behind a plate',
    `TEXAS DEPARTMENT OF MOTOR VEHICLES
Permit# 261208 55018   Effective 12/08/2026 00:00   Expires 12/12/2026 23:59
Truck: Year 2021 Make KW VIN 82913 License 3GT4827 St WY
Trailer: Year 2022 Make XL VIN 30877 License T718204 St WY
Load: Tank    Width 12'2"   Height 14'6"   Length 95'0"   Weight 108,500`,
    {
      number: '261208 55018',
      ...days,
      ...sizes,
      weight: 108_500,
      vinEnd: '82913',
      truckPlate: '3GT4827',
      trailerPlate: 'T718204',
    },
  ],
  [
    'a column for each part',
    `Tennessee Department of Transportation
Permit Number         Beginning Date       Ending Date
26-120455             12/08/2026           12/12/2026
                  Truck        Trailer      Load        Overall
Width             8' 0"        8' 6"        12' 2"      12' 2"
Height            13' 0"       4' 0"        10' 6"      14' 6"
Length            25' 0"       53' 0"       40' 0"      95' 0"
Weight            18,500       15,000       75,000      108,500`,
    { number: '26-120455', ...days, ...sizes, weight: 108_500 },
  ],
  [
    'values below labels in one column, the end of a VIN and a unit',
    `Utah Department of Transportation
PERMIT NUMBER
4471009
VALID DATES
12/08/2026 TO 12/12/2026
VIN / UNIT
82913 / 104
WIDTH
12' 2"
HEIGHT
14' 6"
WEIGHT
108,500`,
    { number: '4471009', ...days, width: 146, height: 174, weight: 108_500, vinEnd: '82913' },
  ],
  [
    'sizes of roads by their color',
    `Load: width 12' 2", height 14' 6", length 95' 0", gross weight 108,500 lbs.
Route color    Width     Height    Length
Red routes     10' 0"    14' 0"    100' 0"
Red-coded routes: maximum width 12' 6". Blue coded routes: width 13' 0".`,
    { ...sizes, weight: 108_500 },
  ],
  [
    'a unit in a column of its own',
    `Width   ft-in   12-02\nHeight   ft-in   14-06\nGross Weight   lbs   108,500`,
    { width: 146, height: 174, weight: 108_500 },
  ],
  ['a size of roads in their row', `Black routes   Width   16' 0"`, {}],
  [
    'the largest sizes in the section of the load',
    `LOAD
Width       Height       Length
12' 2"      11' 2"       46' 0"
Max Width   Max Height   Max Length   Gross Wt
12' 2"      14' 6"       95' 0"       108,500`,
    { ...sizes, weight: 108_500 },
  ],
  [
    'the history of its numbers',
    `Permit Number   26-1199204-A1
Revision History
Rev   Date         Permit Number    Change
0     12/02/2026   26-1199204       Issued
1     12/03/2026   26-1199204-A1    Dates`,
    { number: '26-1199204-A1' },
  ],
  [
    'a list of permits',
    `Date         Permit Number   Unit
12/02/2026   LA27-33771      T-14
12/02/2026   LA27-33780      T-22`,
    {},
  ],
  [
    'columns of feet and of inches',
    `OVERALL WIDTH     OVERALL HEIGHT    OVERALL LENGTH    GROSS WEIGHT
FT.      IN.      FT.      IN.      FT.      IN.      LBS.
12       2        14       6        95       0        108,500`,
    { ...sizes, weight: 108_500 },
  ],
  [
    'columns of feet and of inches, one of them empty',
    `WIDTH             HEIGHT
FT       IN       FT       IN
12                14       6`,
    {},
  ],
  [
    'labels of days in capitals, below each other',
    `MOVEMENT DATE FROM    MOVEMENT DATE TO
12/08/2026            12/12/2026`,
    days,
  ],
  [
    'labels that a form numbers',
    `1. PERMIT NUMBER      2. EFFECTIVE DATE     3. EXPIRATION DATE
T-26-448120           12/08/2026            12/12/2026
4. POWER UNIT VIN     5. LICENSE PLATE      6. STATE
${truckVin}     3GT4827               MI
7. WIDTH              8. HEIGHT             9. LENGTH             10. GROSS WEIGHT
12'2"                 14'6"                 95'0"                 108,500`,
    { number: 'T-26-448120', ...days, ...sizes, weight: 108_500, vins: [truckVin], truckPlate: '3GT4827' },
  ],
  [
    'vehicles whose number is before their kind',
    `PERMIT OF TWO VEHICLES
Unit   Type      VIN                 Plate
1      Tractor   ${truckVin}   3GT4827
2      Trailer   ${trailerVin}   T718204`,
    { vins: [truckVin, trailerVin], truckPlate: '3GT4827', trailerPlate: 'T718204' },
  ],
  [
    'the vehicle beside its load, one line lower',
    `POWER UNIT             TRAILER
VIN: ${truckVin}   Plate: T718204
VEHICLE DIMENSIONS     LOAD
Width: 12' 2"          Description: Crane
Height: 14' 6"         Width: 11' 0"
Length: 95' 0"         Height: 10' 0"
Gross Weight: 108,500  Weight: 70,000`,
    { ...sizes, weight: 108_500, vins: [truckVin], trailerPlate: 'T718204' },
  ],
  [
    'several trucks',
    `POWER UNITS OF THE PERMIT
UNIT     VIN                  PLATE      STATE
101      ${truckVin}    12345PC    NY
102      1XKYDP9X6MJ482915    12346PC    NY`,
    { vins: [truckVin, '1XKYDP9X6MJ482915'] },
  ],
  [
    'three vehicles without their names',
    `VEHICLES OF THE PERMIT
PLATE      STATE
3GT4827    WY
T718204    WY
4UR9982    WY`,
    {},
  ],
  [
    'what was and what is, below a title that says amended',
    `AMENDED SINGLE TRIP PERMIT
               From        To
Width          12' 10"     12' 2"
Height         14' 0"      14' 6"
Length         90' 0"      95' 0"
Gross Weight   99,000      108,500`,
    { ...sizes, weight: 108_500 },
  ],
  [
    'three vehicles in columns',
    `VEHICLES OF THE PERMIT
          Power Unit          Jeep      Trailer
Make      Peterbilt           XL        Fontaine
License   3GT4827             J100211   T718204`,
    { truckPlate: '3GT4827', trailerPlate: 'T718204' },
  ],
  [
    'a fee beside the number that the permit replaces',
    `SINGLE TRIP PERMIT
Permit No.   Replaces Permit No.   Total Fee
KS-118204    KS-117001             $60.00`,
    { number: 'KS-118204', feeCents: 6000 },
  ],
  [
    'sections whose words are at the left, at the middle of their rows',
    `SINGLE TRIP PERMIT
          Number     KS-118204
PERMIT    Start      12/08/2026
          End        12/12/2026
          VIN        ${truckVin}
TRUCK     Plate      3GT4827
          Make       Peterbilt
          VIN        ${trailerVin}
TRAILER   Plate      T718204
          Make       Fontaine
SIZE      Width      12' 2"`,
    {
      number: 'KS-118204',
      ...days,
      vins: [truckVin, trailerVin],
      truckPlate: '3GT4827',
      trailerPlate: 'T718204',
      width: 146,
    },
  ],
])('%s', (_, text, facts) => {
  expect(readOne(text)).toMatchObject(fillFacts(facts));
});
