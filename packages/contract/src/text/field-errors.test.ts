import { inches, pounds, type FieldError, type PlainErrorCode } from '@wideload/domain';
import { expect, test } from 'vitest';
import { fieldMessages, formatFieldError, toFieldMessages } from './field-errors.ts';

// Written out, so that a change of a sentence of spec [5] fails here.
const sentences: Record<PlainErrorCode, string> = {
  'length.empty': 'This field is required !',
  'length.unreadable': 'Only numeric characters',
  'length.ambiguous': 'Write it like 13\'6" or 4.11 m.',
  'length.out-of-range': 'This length is not possible.',
  'weight.empty': 'This field is required !',
  'weight.unreadable': 'Only numeric characters',
  'weight.ambiguous': 'Write it like 111,400 lb or 55.7 tons.',
  'weight.out-of-range': 'Loaded weight can be at most 2,000,000 lb.',
  'weight.below-minimum': 'Loaded weight must be more than 0.',
  'field.missing': 'This field is required !',
  'number.unreadable': 'Only numeric characters',
  'email.missing': 'Please input your email!',
  'format.wrong': 'Wrong format!',
  'numbers.only': 'Wrong format! (ONLY NUMBERS)',
  'phone.missing': 'Please input phone number!',
  'phone.too-long': 'Max 10',
  'order-name.missing': 'Please input your order name!',
  'person-name.missing': 'Please input your person name!',
  'po-number.too-long': 'At most 40 characters',
  'company.missing': 'Select your company!',
  'states.missing': 'Please select one state',
  'units.incomplete': 'Please complete all units forms !',
  'permits.not-needed': 'No permits are needed for these units in the selected states.',
  'day.unreadable': 'Not a date.',
  'days.reversed': 'The end date is before the start date.',
  'days.too-many': 'A permit can run for at most 366 days.',
  'review.missing': 'Please confirm that you have reviewed all the information pertaining to this order',
  'payment.missing': 'This order is not paid yet.',
  'permit-number.missing': 'Please input the number of the permit!',
  'valid-from.missing': 'Please input the first valid day!',
  'valid-to.missing': 'Please input the last valid day!',
  'valid-days.reversed': 'The last valid day is before the first.',
  'charged-fee.missing': 'Please input the fee that the state charged!',
  'permit-document.missing': 'Please choose the issued permit as a PDF!',
  'refusal-reason.missing': 'Please input the reason for the refusal!',
};

test('each code has its sentence', () => {
  expect(fieldMessages).toEqual(sentences);
});

test.each<[FieldError, string]>([
  [{ code: 'email.missing' }, 'Please input your email!'],
  [{ code: 'company.not-verified', field: 'dotNumber' }, 'Usdot number is not verified!'],
  [{ code: 'company.not-verified', field: 'name' }, 'Company name is not verified!'],
  [{ code: 'company.not-verified', field: 'zip' }, 'Zip is not verified!'],
  [{ code: 'company.not-verified', field: 'street' }, 'Street is not verified!'],
  [{ code: 'company.not-verified', field: 'country' }, 'Country is not verified!'],
  [{ code: 'company.not-verified', field: 'state' }, 'State is not verified!'],
  [{ code: 'company.not-verified', field: 'city' }, 'City is not verified!'],
  [{ code: 'length.below-minimum', label: 'Width', from: 1 }, 'Width must be more than 0.'],
  [{ code: 'length.below-minimum', label: 'Front overhang', from: 0 }, 'Front overhang cannot be less than 0.'],
  [{ code: 'length.above-maximum', label: 'Width', to: inches(720) }, 'Width can be at most 60′0″.'],
  [{ code: 'axle.missing', axle: 6 }, 'There is no axle 6. Enter the distance to it, or clear this field.'],
  [
    { code: 'axle-weight.out-of-range', axle: 2, to: pounds(2_000_000) },
    'The weight of axle 2 must be more than 0 and at most 2,000,000 lb.',
  ],
  [{ code: 'axle-tires.out-of-range', axle: 1, from: 2, to: 16 }, 'Axle 1 can have 2 to 16 tires.'],
  [
    { code: 'axle-weights.other-sum', sum: pounds(81_000), weight: pounds(79_500) },
    'The axle weights add up to 81,000 lb, but the loaded weight is 79,500 lb.',
  ],
  [
    { code: 'kingpin.impossible', from: inches(433), to: inches(780) },
    'With these axle distances, kingpin to rear axle is between 36′1″ and 65′0″.',
  ],
  [{ code: 'axles.too-long', span: inches(716), length: inches(715) }, 'The axles take up 59′8″, more than 59′7″.'],
  [{ code: 'coordinate.out-of-range', axis: 'lat', limit: 90 }, 'Latitude must be between -90 and 90.'],
  [{ code: 'coordinate.out-of-range', axis: 'lng', limit: 180 }, 'Longitude must be between -180 and 180.'],
  [{ code: 'state.not-sold', state: 'AK' }, 'Alaska is not sold online'],
  [{ code: 'permit.missing', unit: 1, state: 'OH' }, 'Unit 1 still needs its permit for Ohio.'],
  [
    { code: 'days.not-paid', state: 'LA', days: 4 },
    'Louisiana charges by the day and 4 days are paid for. Choose no more days, or order again.',
  ],
  [
    { code: 'days.not-paid', state: 'LA', days: 1 },
    'Louisiana charges by the day and one day is paid for. Choose no more days, or order again.',
  ],
  [
    { code: 'days.too-long', state: 'TX', validity: { days: 5, isBusinessDays: false } },
    'A permit of Texas holds for 5 days at most. Choose fewer days, or order another permit for the rest.',
  ],
])('%o reads "%s"', (error, sentence) => {
  expect(formatFieldError(error)).toBe(sentence);
});

test('problems keep their paths and their order', () => {
  expect(
    toFieldMessages([
      { path: 'title', error: { code: 'order-name.missing' } },
      { path: 'customer.phone', error: { code: 'phone.too-long' } },
    ]),
  ).toEqual([
    { path: 'title', message: 'Please input your order name!' },
    { path: 'customer.phone', message: 'Max 10' },
  ]);
});
