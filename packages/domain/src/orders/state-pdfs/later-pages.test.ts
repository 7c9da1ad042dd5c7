import { expect, test } from 'vitest';
import { canPageMatter, isWholePermit } from './later-pages.ts';
import { placeText } from './permit-texts/permit-text.test-support.ts';

const whole = `Permit No.: TX-26120455   Valid: 12/08/2026 to 12/12/2026
Truck VIN: 1XKYDP9X2MJ482913   Truck Plate: 3GT4827   Trailer Plate: T718204   USDOT: 9000001
Width: 12' 2"   Height: 14' 6"   Length: 95' 0"   Gross Weight: 108,500   Permit Fee: $60.00`;

test('a permit is whole with every fact beside its label', () => {
  expect(isWholePermit(placeText(whole))).toBe(true);
});

test.each(['Permit No.:', 'Valid:', 'VIN', 'Truck Plate:', 'Trailer Plate:', 'USDOT:', 'Width:', 'Weight:', 'Fee:'])(
  'it is not without %s',
  (label) => {
    expect(isWholePermit(placeText(whole.replace(label, 'Other')))).toBe(false);
  },
);

test.each([
  'Permit No. TX-2 is valid from 12/08/2026 to 12/12/2026.',
  'P E R M I T  TX-2  8 Dec 2026',
  'PPEERRMMIITT  1122//0088//22002266',
  'Authorization 7 begins 08DEC26',
  'Permit 7 begins 08/Dec/26',
  'DRAFT',
  'V O I D',
  'This is not a valid permit.',
  'This is not authorization to move.',
  'PRELIMINARY',
  'Status: pending',
  'Permit status   On hold',
  'RESCINDED',
  'HOLD - do not release',
  'TRAINING SYSTEM - NOT A LEGAL DOCUMENT',
  'Replaced by TX-3',
  'PREVIEW - NOT FOR TRAVEL',
  'This application was received.',
  'It was denied.',
  'Total Fee: 60.00, fees paid',
  'Receipt $60.00',
  'VIN 82913',
  '1XKYDP9X2MJ482913',
])('a page with %s can change what is read', (text) => {
  expect(canPageMatter(text)).toBe(true);
});

test.each([
  'Movement is allowed from half an hour before sunrise to half an hour after sunset.',
  'The permittee shall avoid bridges, as a professional does. Width over 14 feet 0 inches needs an escort.',
  'Household goods are none of this.',
  'Leg 4: I-70 E, 31.7 miles to exit 12. Restrictions effective 01/01/2024.',
])('a page with %s cannot', (text) => {
  expect(canPageMatter(text)).toBe(false);
});
