import { noAxleFigures } from '@wideload/domain';
import { expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { formatInputMessage } from '../core/input-messages.ts';
import { ResetPasswordBody, SignInBody, SignUpBody } from '../accounts/accounts.ts';
import { CardBilling } from '../money/cards.ts';
import { CompanyBody, FmcsaQuery } from '../carriers/companies.ts';
import { ConfirmCodeBody } from '../accounts/confirm-code.ts';
import { ChangePasswordForm, NameBody, NewPhoneBody } from '../accounts/own-account.ts';
import { SaveOrderBody, UnitBody } from '../orders/order-bodies.ts';
import { orderListQuery, ReasonValue } from '../orders/orders.ts';
import { CreateUserForm, UserPasswordBody } from '../accounts/users.ts';
import { TrailerBody, TruckBody } from '../carriers/vehicles.ts';

function listMessages(schema: z.ZodMiniType, value: unknown): Record<string, string> {
  const result = schema.safeParse(value);
  if (result.success) return {};
  return Object.fromEntries(
    result.error.issues.toReversed().map((issue) => [issue.path.join('.'), formatInputMessage(issue.message)]),
  );
}

const company = {
  dotNumber: '9000001',
  name: 'Imaginary Ridge Haulers LLC',
  zip: '82601',
  street: '1 Placeholder Road',
  country: 'US',
  state: 'WY',
  city: 'Casper',
};
const truck = {
  internalNumber: '104',
  type: 'truck',
  vinCode: '1XPWD40X1ED215307',
  make: 'Peterbilt',
  model: '389',
  year: '2021',
  plateNumber: 'R123456',
  plateState: 'TX',
  registeredWeight: '80000',
};
const trailer = { internalNumber: '22', type: 'removable_goose_neck', vinCode: '1', plateNumber: 'T1', length: '53' };
const billing = {
  name: 'Ann',
  phone: '',
  email: '',
  address: { line1: '', city: '', state: '', country: 'US', postal_code: '' },
};
const passwords = { currentPassword: 'Gooseneck-7', password: 'Lowboy-2027!', confirm: 'Lowboy-2027!' };
const admin = { email: 'robin@yard.example', password: 'abc12', confirm_password: 'abc12' };
const passwordRule = 'Use 8-20 characters from at least 2 categories:letters,numbers,special characters';

test.each<[string, z.ZodMiniType, unknown, string, string]>([
  ['a new admin without e-mail', CreateUserForm, { ...admin, email: ' ' }, 'email', 'Please input your username!'],
  ['a new admin of no address', CreateUserForm, { ...admin, email: 'a@b' }, 'email', 'Please input your username!'],
  [
    'a new admin with four characters',
    CreateUserForm,
    { ...admin, password: 'abc1', confirm_password: 'abc1' },
    'password',
    'Please input your password, min 5 characters !',
  ],
  [
    'a new admin whose password is typed once',
    CreateUserForm,
    { ...admin, confirm_password: '' },
    'confirm_password',
    'Please confirm your password!',
  ],
  [
    'a new admin whose passwords differ, while the address is missing too',
    CreateUserForm,
    { ...admin, email: '', confirm_password: 'abc13' },
    'confirm_password',
    'The two passwords that you entered do not match!',
  ],
  [
    'an account given four characters and blanks',
    UserPasswordBody,
    { password: ' abc1 ' },
    'password',
    'Please input your password, min 5 characters !',
  ],
  ['sign in without e-mail', SignInBody, { email: '', password: 'x' }, 'email', 'Please input your email!'],
  [
    'sign in without password',
    SignInBody,
    { email: 'a@b.co', password: '' },
    'password',
    'Please input your password!',
  ],
  [
    'an e-mail without @',
    SignUpBody,
    { email: 'ab.co', password: 'Permit-2026!', terms: true },
    'email',
    'Wrong format!',
  ],
  ['a short password', SignUpBody, { email: 'a@b.co', password: 'ab1', terms: true }, 'password', passwordRule],
  [
    'a password of one category',
    SignUpBody,
    { email: 'a@b.co', password: 'abcdefghijk', terms: true },
    'password',
    passwordRule,
  ],
  [
    'a long password',
    SignUpBody,
    { email: 'a@b.co', password: 'abcdefghij1234567890x', terms: true },
    'password',
    passwordRule,
  ],
  [
    'a password of our name',
    SignUpBody,
    { email: 'a@b.co', password: 'Wideload-2026', terms: true },
    'password',
    'This password is mostly a word people would guess here, such as our name. Choose another.',
  ],
  ['no code', ConfirmCodeBody, { code: '' }, 'code', 'Please input your confirm code!'],
  ['letters in the code', ConfirmCodeBody, { code: '12a456' }, 'code', 'Wrong format! (ONLY NUMBERS)'],
  ['a code of five digits', ConfirmCodeBody, { code: '12345' }, 'code', 'Should be 6 characters'],
  ['reset without e-mail', ResetPasswordBody, { email: ' ' }, 'email', 'Please input your email!'],
  ['a company without USDOT', CompanyBody, { ...company, dotNumber: '' }, 'dotNumber', 'Usdot number is not verified!'],
  ['a company without name', CompanyBody, { ...company, name: '' }, 'name', 'Company name is not verified!'],
  ['a company without zip', CompanyBody, { ...company, zip: '' }, 'zip', 'Zip is not verified!'],
  ['a company without street', CompanyBody, { ...company, street: '' }, 'street', 'Street is not verified!'],
  ['a company without country', CompanyBody, { ...company, country: '' }, 'country', 'Country is not verified!'],
  ['a company without state', CompanyBody, { ...company, state: '' }, 'state', 'State is not verified!'],
  ['a company without city', CompanyBody, { ...company, city: '' }, 'city', 'City is not verified!'],
  ['verification without USDOT', FmcsaQuery, { dotNumber: '' }, 'dotNumber', 'Please complete usdot number !'],
  ['verification without docket', FmcsaQuery, { docketNumber: '' }, 'docketNumber', 'Please complete docket number !'],
  ['letters in USDOT', FmcsaQuery, { dotNumber: '12x' }, 'dotNumber', 'Wrong format (ONLY NUMBERS)'],
  ['a truck without VIN', TruckBody, { ...truck, vinCode: ' ' }, 'vinCode', 'This field is required !'],
  ['a truck of no known make', TruckBody, { ...truck, make: 'Sled' }, 'make', 'Choose a make from the list'],
  [
    'letters in the weight',
    TruckBody,
    { ...truck, registeredWeight: '80k' },
    'registeredWeight',
    'Wrong format! (ONLY NUMBERS)',
  ],
  ['a trailer without length', TrailerBody, { ...trailer, length: '' }, 'length', 'This field is required !'],
  ['letters in the length', TrailerBody, { ...trailer, length: '53ft' }, 'length', 'Wrong format! (ONLY NUMBERS)'],
  ['letters in the card phone', CardBilling, { ...billing, phone: 'abc' }, 'phone', 'Wrong format! (ONLY NUMBERS)'],
  [
    'a name with digits',
    NameBody,
    { firstName: 'Ann4', lastName: '', middleName: '' },
    'firstName',
    'Only characters!',
  ],
  [
    'no current password',
    ChangePasswordForm,
    { ...passwords, currentPassword: '' },
    'currentPassword',
    'Please input current password!',
  ],
  [
    'no new password',
    ChangePasswordForm,
    { ...passwords, password: '' },
    'password',
    'Please input your new password!',
  ],
  [
    'no confirmed password',
    ChangePasswordForm,
    { ...passwords, confirm: '' },
    'confirm',
    'Please input your new password!',
  ],
  [
    'a weak new password',
    ChangePasswordForm,
    { ...passwords, password: 'abc', confirm: 'abc' },
    'password',
    passwordRule,
  ],
  [
    'two new passwords',
    ChangePasswordForm,
    { ...passwords, confirm: 'Lowboy-2028!' },
    'confirm',
    'The two passwords that you entered do not match!',
  ],
  [
    'two new passwords, with the current one missing',
    ChangePasswordForm,
    { ...passwords, currentPassword: '', confirm: 'Lowboy-2028!' },
    'confirm',
    'The two passwords that you entered do not match!',
  ],
  ['no phone', NewPhoneBody, { newPhone: '+1 ' }, 'newPhone', 'Please input current number!'],
  ['letters in the phone', NewPhoneBody, { newPhone: 'call me' }, 'newPhone', 'Please input current number!'],
  ['a card e-mail without @', CardBilling, { ...billing, email: 'nobody' }, 'email', 'Wrong format!'],
])('%s is refused in the words of the specification', (_name, schema, value, path, message) => {
  expect(listMessages(schema, value)[path]).toBe(message);
});

test.each<[string, z.ZodMiniType, unknown]>([
  ['a company', CompanyBody, company],
  ['a truck with its numbers typed', TruckBody, truck],
  ['a truck with its numbers as numbers', TruckBody, { ...truck, year: 2021, registeredWeight: 80_000 }],
  ['a trailer', TrailerBody, trailer],
  ['empty billing details', CardBilling, billing],
  ['a card phone as people write it', CardBilling, { ...billing, phone: '+1 (702) 555-0142' }],
  ['a name of any script', NameBody, { firstName: 'José-María', lastName: "O'Brien", middleName: 'Зоя 王 St.' }],
  ['no name at all', NameBody, { firstName: '', lastName: '', middleName: '' }],
  ['a new password typed twice', ChangePasswordForm, passwords],
  ['a list without parameters', orderListQuery, {}],
])('%s is read', (_name, schema, value) => {
  expect(listMessages(schema, value)).toEqual({});
});

test.each([
  ['page 0', { page: '0' }],
  ['half a page', { page: '1.5' }],
  ['a page size of its own', { pageSize: '7' }],
  ['an unknown sort key', { sort: 'password' }],
  ['repeated parameters', { search: ['a', 'b'] }],
])('a list with %s is refused', (_name, query) => {
  expect(orderListQuery.safeParse(query).success).toBe(false);
});

test('a save keeps only the fields of the contract', () => {
  const read = SaveOrderBody.parse({ version: 1, status: 'approved', totalPrice: 1, userId: 'x' });
  expect(read).toEqual({ version: 1 });
});

const unit = {
  _id: '01890000-0000-7000-8000-000000000000',
  truckId: null,
  trailerId: null,
  loadType: null,
  dimensions: { width: null, height: null, length: null, frontOverhang: null, rearOverhang: null },
  weight: null,
  axles: { AB: null, BC: null, CD: null, DE: null, EF: null },
};

test.each([
  ['text PostgreSQL cannot hold', { ...unit, typed: { weight: 'a\u0000b' } }],
  ['a length beyond any road', { ...unit, dimensions: { ...unit.dimensions, width: 1e9 } }],
  ['an axle that weighs more than any load', { ...unit, axleWeights: { ...noAxleFigures, A: 1e9 } }],
  ['half a tire', { ...unit, axleTires: { ...noAxleFigures, A: 2.5 } }],
  ['17 tires on an axle', { ...unit, axleTires: { ...noAxleFigures, A: 17 } }],
  ['a fraction of an inch', { ...unit, dimensions: { ...unit.dimensions, width: 100.5 } }],
  ['an id that is none', { ...unit, truckId: "1' OR '1'='1" }],
])('a unit with %s is refused', (_name, value) => {
  expect(UnitBody.safeParse(value).success).toBe(false);
});

test('a unit without axle weights, as older clients send it, is accepted', () => {
  expect(UnitBody.parse(unit)).toEqual({ ...unit, typed: {} });
});

test('a reason without axles, as older orders have it, and one with axles are accepted', () => {
  const reason = { what: 'tandem_axle', limit: 34_000, actual: 35_000, over: 1000, unit: 'lb' } as const;
  expect(ReasonValue.parse(reason)).toEqual(reason);
  expect(ReasonValue.parse({ ...reason, axles: { from: 2, to: 3 } })).toEqual({ ...reason, axles: { from: 2, to: 3 } });
});
