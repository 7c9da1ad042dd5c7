import { expect, test } from 'vitest';
import { type PermitText, readOne, sizes } from './permit-text.test-support.ts';

const head = 'Ohio Department of Transportation\nOversize Permit\nPermit No. OH-4711\n';
const all = { ...sizes, weight: 108_500 };
const none = { width: null, height: null, length: null, weight: null };

test.each<PermitText>([
  ['limits', `SIZE LIMITS:   12' 2" Wide   14' 6" High   95' 0" Long   108,500 lbs Gross`, all],
  ['limits in one cell', `Size limits: 12' 2" wide, 14' 6" high, 95' long, 108,500 lbs gross`, all],
  ['letters', `MAX DIMENSIONS: 12'-2" W  14'-6" H  95'-0" L`, sizes],
  ['letters in parentheses', `DIMENSIONS   12-2 (W)   14-6 (H)   95-0 (L)`, sizes],
  ['strokes', `OVERALL DIMENSIONS: 12'2" WIDE / 14'6" HIGH / 95'0" LONG / GROSS 108,500 LBS`, all],
  ['dots behind their units', `Size:   12ft.2in. Wide   14ft.6in. High   95ft.0in. Long`, sizes],
  [
    'a line for each',
    'LOADED DIMENSIONS NOT TO EXCEED:\n12 ft 2 in WIDE\n14 ft 6 in HIGH\n95 ft 0 in LONG\n108,500 lbs GROSS WEIGHT',
    all,
  ],
  ['labels', 'MAXIMUM SIZE AND WEIGHT AUTHORIZED: WIDTH 12-2 HEIGHT 14-6 LENGTH 95-0 GROSS 108,500', all],
  [
    'something else behind it',
    `Max dimensions   12' 2" wide   14' 6" high   Route: US 30 W 12 mi`,
    { width: 146, height: 174 },
  ],
  ['inches alone', 'SIZE   146 IN W   174 IN H   1140 IN L', sizes],
  ['no heading', `Load: excavator\n12' 2" wide, 14' 6" high, 95' 0" long`, sizes],
  [
    'the load and the trailer beside it',
    `OVERALL SIZE: LENGTH 95'-0" WIDTH 12'-2" HEIGHT 14'-6" GROSS WT. 108,500
TRAILER SIZE: LENGTH 53'-0" WIDTH 8'-6"
LOAD SIZE: LENGTH 30'-0" WIDTH 12'-2" HEIGHT 10'-6"`,
    all,
  ],
  [
    'the legal one beside it',
    `Permitted Dimensions: W 12' 2", H 14' 6", L 95' 0", GVW 108,500\nLegal Dimensions: W 8' 6", H 14' 6", L 65' 0", GVW 80,000`,
    all,
  ],
])('a run of sizes with its words behind a heading: %s', (_, lines, facts) => {
  expect(readOne(head + lines)).toMatchObject({ ...facts, unclear: [] });
});

test.each([
  ['a trailer', `Trailer dimensions: 53' 0" long, 8' 6" wide`],
  ['a trailer, in its lines', `TRAILER DIMENSIONS:\n53' 0" LONG\n8' 6" WIDE`],
  ['the law', `Legal size limits: 8' 6" wide, 14' 0" high, 65' 0" long`],
  ['a bridge', `Bridge size limits: 28' 0" wide, 14' 9" high`],
  ['a road', `Road dimensions: 24' 0" wide, 14' 9" high`],
  ['other loads', `Mobile homes: 16' 0" wide, 14' 0" high, 76' 0" long`],
  ['an escort', `Escorts for max dimensions: 14' 0" wide, 15' 0" high`],
  [
    'a sentence over lines',
    `Loads that are manufactured homes and that are no more than\n16' 0" wide, 14' 0" high, 76' 0" long\nhave a permit of their own.`,
  ],
  ['a rule', `Loads over 12' 0" wide and 14' 0" high`],
])('no run of the vehicle’s sizes: %s', (_, lines) => {
  expect(readOne(head + lines)).toMatchObject({ ...none, unclear: [] });
});

test.each<PermitText>([
  [
    'over the highways of a state',
    `Authority is hereby granted to move over the state highways
the following vehicle and load, not to exceed 12'2" wide, 14'6" high, 95'0" long and 108,500 lbs gross,
from December 8, 2026 through December 12, 2026, over the route shown below.`,
    all,
  ],
  [
    'over and upon the roads',
    `Permission is granted to operate over and upon the public highways a vehicle 12'2" wide, 14'6" high and 95'0" long.`,
    sizes,
  ],
  [
    'by its dimensions',
    `You are authorized to move. Maximum dimensions including load are 12'2" in width, 14'6" in height and 95'0" in length.`,
    sizes,
  ],
  [
    'by dimensions of roads',
    `You are authorized to move. Maximum dimensions including load on county roads are 12'2" in width, 14'6" in height.`,
    { width: null, height: null },
  ],
  [
    'with a rule of roads',
    `Permission is granted to move. Vehicles on county roads are not to exceed 12'2" wide and 14'6" high.`,
    none,
  ],
])('sizes in a sentence that grants movement %s', (_, lines, facts) => {
  expect(readOne(head + lines)).toMatchObject(facts);
});

test('weights below the numbers of their axles are none of the vehicle', () => {
  const text = `Width: 12' 2"   Height: 14' 6"\nAxle      1        2\nWeight    12,000   34,000`;
  expect(readOne(head + text)).toMatchObject({ width: 146, weight: null, unclear: [] });
});
