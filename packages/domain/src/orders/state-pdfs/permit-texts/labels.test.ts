import { expect, test } from 'vitest';
import { type PermitText, days, fillFacts, readOne, sizes, trailerVin, truckVin } from './permit-text.test-support.ts';

test.each<PermitText>([
  [
    'a number that begins with ID',
    'Overlegal Permit ID2701-0551\nPermit Amount   $41.50',
    { number: 'ID2701-0551', feeCents: 4150 },
  ],
  [
    'a number under the heading of its section, beside others',
    `PERMIT              TRUCK               TRAILER
Number: NC-27-70    Number: 12          Number: 7
Effective: 12/08/2026    Plate: PXK4471
Expires: 12/12/2026`,
    { number: 'NC-27-70', ...days, truckPlate: 'PXK4471' },
  ],
  ['a number under another heading', 'Permit\nCONTACT\nNumber: 806-555-0142', {}],
  [
    'labels spaced by letter, over two lines',
    `SPECIAL HAULING P E R M I T
P E R M I T   OH-27-771
N U M B E R
VALID FROM    12/08/2026
VALID TO      12/12/2026`,
    { number: 'OH-27-771', ...days },
  ],
  ['an amount of the fee', 'Permit No. DE-4711\nFee Amount   $30.00', { number: 'DE-4711', feeCents: 3000 }],
  [
    'a bare permit, and the two days of Valid in cells with their labels',
    `NEVADA DEPARTMENT OF TRANSPORTATION
OVER-DIMENSIONAL VEHICLE PERMIT
Permit: NV-88-1231
Valid    From    12/08/2026    To    12/12/2026
Truck VIN: ${truckVin}    Plate: 3GT4827
Trailer VIN: ${trailerVin}    Trailer Plate: T718204
US DOT: 9000001
Width: 12' 2"    Height: 14' 6"    Length: 95' 0"
GW: 108,500`,
    {
      number: 'NV-88-1231',
      ...days,
      ...sizes,
      weight: 108_500,
      vins: [truckVin, trailerVin],
      truckPlate: '3GT4827',
      trailerPlate: 'T718204',
      usdot: '9000001',
    },
  ],
  [
    'a bare permit, and the two days of Valid in cells without labels',
    `State of Idaho
Idaho Transportation Department
Special Permit
PERMIT        26-0044812
VALID         12/08/2026      12/12/2026
VEHICLE WIDTH     12 FT 2 IN
VEHICLE HEIGHT    14 FT 6 IN
VEHICLE LENGTH    95 FT 0 IN
WEIGHT            108,500 LBS`,
    { number: '26-0044812', ...days, ...sizes, weight: 108_500 },
  ],
  [
    'begins and ends, each with its hour',
    `Utah Department of Transportation
Motor Carrier Division
Permit #: U2612-7741
Begins:   12/08/2026 12:00 AM      Ends:   12/12/2026 11:59 PM
Dimensions
Overall Width:  12'2"    Overall Height:  14'6"    Overall Length:  95'
GVW:  108500`,
    { number: 'U2612-7741', ...days, ...sizes, weight: 108_500 },
  ],
  [
    'the largest sizes',
    `Kansas Department of Transportation
K-TRIPS Oversize/Overweight Permit
Permit ID: KS-2612-00451
Travel Start: 12/08/2026     Travel End: 12/12/2026
Max Width: 12' 2"   Max Height: 14' 6"   Max Length: 95' 0"   Max Weight: 108,500 lbs
Power Unit VIN: ${truckVin}   Power Unit Plate: 3GT4827 (WY)
Trailer VIN: ${trailerVin}   Trailer Plate: T718204 (WY)
DOT #: 9000001    Total Fee: $45.00`,
    {
      number: 'KS-2612-00451',
      ...days,
      ...sizes,
      feeCents: 4500,
      weight: 108_500,
      vins: [truckVin, trailerVin],
      truckPlate: '3GT4827',
      trailerPlate: 'T718204',
      usdot: '9000001',
    },
  ],
  [
    'good from, licenses in short',
    `Commonwealth of Pennsylvania
Special Hauling Permit
PERMIT NO.  2026-1203-0077
GOOD FROM  12/08/2026  TO  12/12/2026
LOADED WIDTH  12'-2"
LOADED HEIGHT  14'-6"
LOADED LENGTH  95'-0"
GROSS WT  108,500
TRACTOR LIC  3GT4827 WY
TRAILER LIC  T718204 WY`,
    { number: '2026-1203-0077', ...days, ...sizes, weight: 108_500, truckPlate: '3GT4827', trailerPlate: 'T718204' },
  ],
  [
    'start and stop, letters for sizes',
    `Washington State Department of Transportation
SPECIAL MOTOR VEHICLE PERMIT    No. W2612-4471
Start: 12-08-2026   Stop: 12-12-2026
W 12' 2"   H 14' 6"   L 95' 0"   GVW 108500`,
    { number: 'W2612-4471', ...days, ...sizes, weight: 108_500 },
  ],
  [
    'begin and end as headings',
    `Nebraska Department of Transportation
Oversize Permit
Permit No.           Issued               Begin                End
NE-0912-6612         12/03/2026 10:41     12/08/2026           12/12/2026
Total Width          Total Height         Total Length         Total Weight
12 ft. 2 in.         14 ft. 6 in.         95 ft. 0 in.         108,500 lb.`,
    { number: 'NE-0912-6612', ...days, ...sizes, weight: 108_500 },
  ],
  [
    'limits of axles, and the sizes behind a colon',
    `Arizona Department of Transportation
Permit: AZ 6612077
Permit valid 12/08/2026 through 12/12/2026
Any single axle weight not to exceed 20,000 lbs, tandem weight not to exceed 34,000 lbs
Gross vehicle weight not to exceed 108,500 lbs
Load width: 10' 0"
Width not to exceed: 12' 2"
Height not to exceed: 14' 6"
Length not to exceed: 95' 0"`,
    { number: 'AZ 6612077', ...days, ...sizes, weight: 108_500 },
  ],
  [
    'a previous permit, a type and a fee',
    `Colorado Department of Transportation
Previous Permit: CO-25-11000
Permit: CO-26-12045
Permit Type: Single Trip 2026
Permit Fee: $30.00
Valid Dates
From: 12/08/2026
To: 12/12/2026
From: Denver I-70 EB     To: KS line`,
    { number: 'CO-26-12045', ...days, feeCents: 3000 },
  ],
  [
    'combined sizes and a duration',
    `Massachusetts Department of Transportation
Permit to operate an oversize vehicle
Permit Control Number: MA-9981-26
Duration: 12/08/2026 to 12/12/2026
Combined Width: 12'2"   Combined Height: 14'6"   Combined Length: 95'   Combined Weight: 108,500 lbs`,
    { number: 'MA-9981-26', ...days, ...sizes, weight: 108_500 },
  ],
  [
    'first and last day of travel',
    `State of Vermont
Department of Motor Vehicles
Overdimension Permit
Permit No
VT-261204
First Day of Travel    Last Day of Travel
12/08/2026             12/12/2026
Overall Width          12' 2"
Overall Height         14' 6"
Overall Length         95' 0"
Overall Weight         108,500`,
    { number: 'VT-261204', ...days, ...sizes, weight: 108_500 },
  ],
  [
    'O/A for overall',
    `State of California
Department of Transportation
TRANSPORTATION PERMIT - SINGLE TRIP
CALTRANS PERMIT NUMBER: 26-1204-0093
ISSUED: 12/03/2026
MOVEMENT FROM 12/08/2026 TO 12/12/2026
O/A WIDTH: 12' 2"   O/A HEIGHT: 14' 6"   O/A LENGTH: 95' 0"
LOAD HEIGHT: 10' 0"   TRAILER WIDTH: 8' 6"   KINGPIN: 40' 0"
TRACTOR LICENSE: 3GT4827   TRAILER LICENSE: T718204`,
    { number: '26-1204-0093', ...days, ...sizes, truckPlate: '3GT4827', trailerPlate: 'T718204' },
  ],
  [
    'letters alone, gross alone',
    `Wisconsin Department of Transportation
Motor Vehicle Single Trip Permit
MV2605
PERMIT #   66120455
BEGIN DATE   12/08/2026
END DATE   12/12/2026
W   12 ft 2 in
H   14 ft 6 in
L   95 ft 0 in
GROSS   108,500 lbs`,
    { number: '66120455', ...days, ...sizes, weight: 108_500 },
  ],
  [
    'up to a size',
    `North Dakota Highway Patrol
Single Trip Movement Approval Form
Permit 4471-2026
Approved for movement 12/08/2026 through 12/12/2026
Width up to 12' 2"    Height up to 14' 6"    Length up to 95' 0"
Gross weight up to 108,500 lbs`,
    { number: '4471-2026', ...days, ...sizes, weight: 108_500 },
  ],
  [
    'short labels',
    `Tennessee Department of Transportation
PERMIT: TN26120455   EFF: 12/08/26   EXP: 12/12/26
WD: 12' 2"   HT: 14' 6"   LG: 95' 0"   WT: 108,500
TRK: ${truckVin}   TRK LIC: 3GT4827 WY   TRL LIC: T718204 WY`,
    {
      number: 'TN26120455',
      ...days,
      ...sizes,
      weight: 108_500,
      vins: [truckVin],
      truckPlate: '3GT4827',
      trailerPlate: 'T718204',
    },
  ],
  [
    'registered gross, and gross',
    `Indiana Department of Revenue
Permit ID: IN-26120455
Registered Gross: 80,000
Gross: 108,500
Width: 12' 2"`,
    { number: 'IN-26120455', width: 146, weight: 108_500 },
  ],
  [
    'travel begins and ends; a receipt',
    `Alaska Department of Transportation
Permit: AK-26-0912
Date of issue     Travel begins      Travel ends
12/03/2026        12/08/2026         12/12/2026
Payment date 12/02/2026   Receipt: 4471230`,
    { number: 'AK-26-0912', ...days },
  ],
  [
    'starts on, ends on',
    `Wyoming Highway Patrol
Wyoming Department of Transportation
Permit #WY-26120455
Starts on: Tue, Dec 8, 2026    Ends on: Sat, Dec 12, 2026
Plate WY 10 4521`,
    { number: 'WY-26120455', ...days, truckPlate: '10 4521' },
  ],
  [
    'letters as headings',
    `Kansas Department of Transportation
Permit No. K-26120455
W            H            L            GW
12' 2"       14' 6"       95' 0"       108,500`,
    { number: 'K-26120455', ...sizes, weight: 108_500 },
  ],
  [
    'authorized sizes',
    `New Hampshire Department of Transportation
Oversize/Overweight Permit OS-26120455
Authorized Width: 12'-2"
Authorized Height: 14'-6"
Authorized Length: 95'-0"
Authorized Gross Weight: 108,500
Authorized from 12/08/2026 to 12/12/2026`,
    { number: 'OS-26120455', ...days, ...sizes, weight: 108_500 },
  ],
  [
    'date and time, sizes in inches',
    `Idaho Transportation Department
Permit No. 26120455
Effective Date and Time: 12/08/2026 12:01 AM
Expiration Date and Time: 12/12/2026 11:59 PM
Total Gross Wt: 108,500    Total Width: 146"    Total Height: 174"   Total Length: 1140"`,
    { number: '26120455', ...days, ...sizes, weight: 108_500 },
  ],
  [
    'good from and through',
    `Alabama Department of Transportation
Permit No. 26120455
Date Good From: 12/08/2026
Good Through: 12/12/2026`,
    { number: '26120455', ...days },
  ],
  [
    'days of licenses',
    `Alabama Department of Transportation
Permit No. 26120455
Driver License Exp: 05/01/2028
Registration Exp. 06/30/2027
Eff: 12/08/2026  Exp: 12/12/2026`,
    { number: '26120455', ...days },
  ],
  [
    'a row of labels behind a sentence',
    `Montana Department of Transportation
Permit No. 26120455
Overall vehicle dimensions may not exceed: width 12'2", height 14'6", length 95'0", weight 108,500 lbs`,
    { number: '26120455', ...sizes, weight: 108_500 },
  ],
  [
    'a permit and its number, nothing else',
    `Montana Department of Transportation
Permit 26120455`,
    { number: '26120455' },
  ],
  [
    'start date and stop date',
    `STATE OF MAINE
Overlimit Permit
Permit No          ME612045
Permit Start Date  Dec 08, 2026 00:00
Permit Stop Date   Dec 12, 2026 23:59
Total Width        12 Ft 2 In
Total Height       14 Ft 6 In
Total Length       95 Ft 0 In
Total Weight       108500
Steering Axle      12000
Power Unit Plate   3GT4827
Power Unit State   WY
Trailer Plate      T718204`,
    { number: 'ME612045', ...days, ...sizes, weight: 108_500, truckPlate: '3GT4827', trailerPlate: 'T718204' },
  ],
  [
    'labels without spaces',
    `LOUISIANA DEPARTMENT OF TRANSPORTATION AND DEVELOPMENT
PERMIT#1026120455 TYPE:OS SINGLE TRIP
EFFECTIVE:12/08/26 EXPIRES:12/12/26 FEE:$20.00
WIDTH:12FT 2IN HEIGHT:14FT 6IN LENGTH:95FT 0IN GW:108500`,
    { number: '1026120455', ...days, ...sizes, feeCents: 2000, weight: 108_500 },
  ],
  [
    'good for five days',
    `SOUTH DAKOTA DEPARTMENT OF PUBLIC SAFETY
Single Trip Oversize/Overweight Permit
Permit: 0026-441-882
Permit is good for 5 days: 12/08/2026 thru 12/12/2026
Vehicle Height: 14' 6"     Vehicle Width: 12' 2"     Vehicle Length: 95' 0"
Total Combination Weight: 108,500
Unit: 2021 KW  Unit VIN: ${truckVin}  Unit Plate: 3GT4827`,
    { number: '0026-441-882', ...days, ...sizes, weight: 108_500, vins: [truckVin], truckPlate: '3GT4827' },
  ],
  [
    'active from and to, equals signs',
    `UTAH DEPARTMENT OF TRANSPORTATION
PERMIT TYPE: Single Trip    PERMIT: UT-2612-1
ISSUED ON: 12/03/2026    ACTIVE FROM: 12/08/2026    ACTIVE TO: 12/12/2026
Width=12'2"  Height=14'6"  Length=95'0"  GVW=108,500`,
    { number: 'UT-2612-1', ...days, ...sizes, weight: 108_500 },
  ],
  [
    'overall and gross behind their label',
    `WASHINGTON STATE DEPARTMENT OF TRANSPORTATION
Commercial Vehicle Services
Permit 26120455-W
Time period: 12/08/2026 thru 12/12/2026
Width: 12 feet 2 inches   Height: 14 feet 6 inches
Length - overall: 95 feet   Length - trailer: 53 feet
Weight - gross: 108,500   Weight - licensed: 105,500`,
    { number: '26120455-W', ...days, ...sizes, weight: 108_500 },
  ],
  [
    'labels of a combination in short',
    `KANSAS DEPARTMENT OF TRANSPORTATION
Permit Nbr      KS2612045
Valid Begin     12/08/2026
Valid End       12/12/2026
Comb Width      12'02"
Comb Height     14'06"
Comb Length     95'00"
Comb Gross Wt   108,500`,
    { number: 'KS2612045', ...days, ...sizes, weight: 108_500 },
  ],
  [
    'vehicle in short',
    `Georgia Department of Transportation
Permit Nbr: 4471-26-GA    Permit Class: OS
Effective Period: 12/08/26 - 12/12/26
Veh Width: 12'2"   Veh Ht: 14'6"   Veh Lgth: 95'0"   Veh GVW: 108500`,
    { number: '4471-26-GA', ...days, ...sizes, weight: 108_500 },
  ],
  [
    'sizes of the permit, and a registered weight',
    `New Jersey Motor Vehicle Commission
Permit: NJ2612045-01
Approved Dates: From 12/08/2026 Through 12/12/2026
Registered Weight   80,000
Permit Weight       108,500
Permit Width        12' 2"
Permit Height       14' 6"`,
    { number: 'NJ2612045-01', ...days, width: 146, height: 174, weight: 108_500 },
  ],
  [
    'commence and termination, authorized in short',
    `Idaho Transportation Department
Permit 26-4471-009
Commence Date: 8 Dec 2026   Termination Date: 12 Dec 2026
Max Auth Width 12-02   Max Auth Height 14-06   Max Auth Length 95-00`,
    { number: '26-4471-009', ...days, ...sizes },
  ],
  [
    'a kind of vehicle in the title, and active',
    `State of Alaska
OVERSIZE AND OVERWEIGHT VEHICLE PERMIT OS-2026-00118
Permit active   08 Dec 2026 0600 hrs   Permit expires   12 Dec 2026 2400 hrs`,
    { number: 'OS-2026-00118', ...days },
  ],
  ['a number that begins with the state of Idaho', 'Permit ID-27-118', { number: 'ID-27-118' }],
  ['a number of three digits, with its state and year', 'Permit MT-27-1', { number: 'MT-27-1' }],
  ['a form with three digits', 'Permit M-936', {}],
  [
    'registrations',
    `Power Unit Registration   3GT4827   Trailer Reg   T718204
Registration No.   77-118`,
    { truckPlate: '3GT4827', trailerPlate: 'T718204' },
  ],
  [
    'registration plates with their vehicle behind a dash',
    `REGISTRATION PLATE - TRACTOR   REGISTRATION PLATE - TRAILER
3GT4827                        T718204`,
    { truckPlate: '3GT4827', trailerPlate: 'T718204' },
  ],
  [
    'towing and towed unit',
    'Permit\nTowing unit plate   3GT4827   Towed unit plate   T718204\nFee collected   $41.50',
    { truckPlate: '3GT4827', trailerPlate: 'T718204', feeCents: 4150 },
  ],
  ['plates with their state behind a dash', 'Truck Lic   3GT4827-AR', { truckPlate: '3GT4827' }],
  ['a plate with a dash of its own', 'Truck Lic   12-AR', { truckPlate: '12-AR' }],
  ['a number that is issued', 'PERMIT ND27-7781 ISSUED 12/02/2026 07:45 BY WEB', { number: 'ND27-7781' }],
  ['sizes overall in short', `Width O/A   12' 2"   Height O/A   14' 6"   Length O/A   95' 0"`, sizes],
  ['a number of the department of a state', 'Permit No.   NY-27-1   NYS DOT #   118204', { number: 'NY-27-1' }],
  ['travel dates', 'Travel Date From   12/08/2026   Travel Date To   12/12/2026', days],
  [
    'overall in letters, below columns of vehicles',
    `          Tractor   Trailer
Plate     3GT4827   T718204
Overall W   Overall H   Overall L   Gross
12' 2"      14' 6"      95' 0"      108,500`,
    { ...sizes, weight: 108_500, truckPlate: '3GT4827', trailerPlate: 'T718204' },
  ],
  [
    'a carrier with its USDOT number',
    'Permit\nCarrier / USDOT: PRAIRIE HEAVY HAUL LLC / 9000001',
    { usdot: '9000001' },
  ],
  [
    'a carrier with its USDOT number, in the next cell, and its telephone',
    'Permit\nCompany Name / USDOT No. / Phone    3D HEAVY HAUL / 9000001 / 515-555-0144',
    { usdot: '9000001' },
  ],
  ['a carrier without its USDOT number', 'Permit\nCarrier / USDOT    PRAIRIE HEAVY HAUL LLC', {}],
  ['a label of a carrier and its USDOT number with nothing behind it', 'Permit\nCarrier / USDOT', {}],
  ['a USDOT number and another one', 'Permit\nUSDOT / MC    NONE / 118204', {}],
  [
    'dashes that are no hyphens of a keyboard',
    'Permit Number    IA\u201327\u22122220\nValid from 12/08/2026\u201312/12/2026',
    { number: 'IA-27-2220', ...days },
  ],
  [
    'a year and a make below a plate',
    `Trailer   License Plate
1         2021 TRAIL KING 4UR9982 OK`,
    {},
  ],
])('%s', (_, text, facts) => {
  expect(readOne(text)).toMatchObject(fillFacts(facts));
});
