import {
  formatLength,
  formatPounds,
  maxWeight,
  longestPermitDays,
  longestPoNumber,
  stateName,
  type FieldError,
  type LengthRefusal,
  type PlainErrorCode,
  type Problem,
  type VerifiedCompanyField,
  type WeightRefusal,
} from '@wideload/domain';
import { appMessages, visitorMessages } from '../core/input-messages.ts';
import { formatValidity } from './validity-words.ts';

/** Spec [5]: a required field of an order, a truck or a trailer. */
const requiredField = appMessages['field.missing'];
const numericOnly = 'Only numeric characters';

export const lengthMessages: Record<LengthRefusal, string> = {
  'length.empty': requiredField,
  'length.unreadable': numericOnly,
  'length.ambiguous': 'Write it like 13\'6" or 4.11 m.',
  'length.out-of-range': 'This length is not possible.',
};

export const weightMessages: Record<WeightRefusal, string> = {
  'weight.empty': requiredField,
  'weight.unreadable': numericOnly,
  'weight.ambiguous': 'Write it like 111,400 lb or 55.7 tons.',
  'weight.out-of-range': `Loaded weight can be at most ${formatPounds(maxWeight)}.`,
};

/** Messages for empty fields that the registry fills in (spec [5]). */
export const companyMessages: Record<VerifiedCompanyField, string> = {
  dotNumber: appMessages['usdot-number.not-verified'],
  name: appMessages['company-name.not-verified'],
  zip: appMessages['zip.not-verified'],
  street: appMessages['street.not-verified'],
  country: appMessages['country.not-verified'],
  state: appMessages['state.not-verified'],
  city: appMessages['city.not-verified'],
};

/** Spec [5]. */
export const fieldMessages: Record<PlainErrorCode, string> = {
  ...lengthMessages,
  ...weightMessages,
  'field.missing': requiredField,
  'number.unreadable': numericOnly,
  'email.missing': visitorMessages['email.missing'],
  'format.wrong': visitorMessages['format.wrong'],
  'numbers.only': visitorMessages['numbers.only'],
  'phone.missing': 'Please input phone number!',
  'phone.too-long': appMessages['phone.too-long'],
  'order-name.missing': 'Please input your order name!',
  'person-name.missing': 'Please input your person name!',
  'po-number.too-long': `At most ${longestPoNumber} characters`,
  'company.missing': 'Select your company!',
  'states.missing': 'Please select one state',
  'units.incomplete': 'Please complete all units forms !',
  'weight.below-minimum': 'Loaded weight must be more than 0.',
  'permits.not-needed': 'No permits are needed for these units in the selected states.',
  'day.unreadable': 'Not a date.',
  'days.reversed': 'The end date is before the start date.',
  'days.too-many': `A permit can run for at most ${longestPermitDays} days.`,
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

const coordinateLabels = { lat: 'Latitude', lng: 'Longitude' } as const;

function isPlain(error: FieldError): error is { code: PlainErrorCode } {
  return Object.hasOwn(fieldMessages, error.code);
}

export function formatFieldError(error: FieldError): string {
  if (isPlain(error)) return fieldMessages[error.code];
  switch (error.code) {
    case 'company.not-verified':
      return companyMessages[error.field];
    case 'length.below-minimum':
      return error.from === 0 ? `${error.label} cannot be less than 0.` : `${error.label} must be more than 0.`;
    case 'length.above-maximum':
      return `${error.label} can be at most ${formatLength(error.to)}.`;
    case 'axles.too-long':
      return `The axles take up ${formatLength(error.span)}, more than ${formatLength(error.length)}.`;
    case 'kingpin.impossible':
      return `With these axle distances, kingpin to rear axle is between ${formatLength(error.from)} and ${formatLength(error.to)}.`;
    case 'axle.missing':
      return `There is no axle ${error.axle}. Enter the distance to it, or clear this field.`;
    case 'axle-weight.out-of-range':
      return `The weight of axle ${error.axle} must be more than 0 and at most ${formatPounds(error.to)}.`;
    case 'axle-tires.out-of-range':
      return `Axle ${error.axle} can have ${error.from} to ${error.to} tires.`;
    case 'axle-weights.other-sum':
      return `The axle weights add up to ${formatPounds(error.sum)}, but the loaded weight is ${formatPounds(error.weight)}.`;
    case 'coordinate.out-of-range':
      return `${coordinateLabels[error.axis]} must be between -${error.limit} and ${error.limit}.`;
    case 'state.not-sold':
      return `${stateName(error.state)} is not sold online`;
    case 'permit.missing':
      return `Unit ${error.unit} still needs its permit for ${stateName(error.state)}.`;
    case 'days.not-paid': {
      const paid = error.days === 1 ? 'one day is' : `${error.days} days are`;
      return `${stateName(error.state)} charges by the day and ${paid} paid for. Choose no more days, or order again.`;
    }
    case 'days.too-long':
      return `A permit of ${stateName(error.state)} holds for ${formatValidity(error.validity)} at most. Choose fewer days, or order another permit for the rest.`;
  }
}

/** `path` is dot-separated. */
export type FieldMessage = { path: string; message: string };

export function toFieldMessages(problems: readonly Problem[]): FieldMessage[] {
  return problems.map(({ path, error }) => ({ path, message: formatFieldError(error) }));
}
