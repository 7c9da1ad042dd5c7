import type { LengthRefusal } from './parse-length.ts';
import type { Inches } from './length.ts';
import type { WeightRefusal } from './parse-weight.ts';
import type { Pounds } from './weight.ts';
import type { StateCode } from './state-code.ts';
import type { VerifiedCompanyField } from './company.ts';

/** Errors whose sentences name no value. */
export type PlainErrorCode =
  | LengthRefusal
  | WeightRefusal
  | 'field.missing'
  | 'number.unreadable'
  | 'email.missing'
  | 'format.wrong'
  | 'numbers.only'
  | 'phone.missing'
  | 'phone.too-long'
  | 'order-name.missing'
  | 'person-name.missing'
  | 'po-number.too-long'
  | 'company.missing'
  | 'states.missing'
  | 'units.incomplete'
  | 'weight.below-minimum'
  | 'permits.not-needed'
  | 'day.unreadable'
  | 'days.reversed'
  | 'days.too-many'
  | 'review.missing'
  | 'payment.missing'
  | 'permit-number.missing'
  | 'valid-from.missing'
  | 'valid-to.missing'
  | 'valid-days.reversed'
  | 'charged-fee.missing'
  | 'permit-document.missing'
  | 'refusal-reason.missing';

/** An error of one field or step, with the values that its sentence names. `unit` counts from 1. */
export type FieldError =
  | { code: PlainErrorCode }
  | { code: 'company.not-verified'; field: VerifiedCompanyField }
  | { code: 'length.below-minimum'; label: string; from: 0 | 1 }
  | { code: 'length.above-maximum'; label: string; to: Inches }
  | { code: 'axles.too-long'; span: Inches; length: Inches }
  | { code: 'kingpin.impossible'; from: Inches; to: Inches }
  | { code: 'axle.missing'; axle: number }
  | { code: 'axle-weight.out-of-range'; axle: number; to: Pounds }
  | { code: 'axle-tires.out-of-range'; axle: number; from: number; to: number }
  | { code: 'axle-weights.other-sum'; sum: Pounds; weight: Pounds }
  | { code: 'coordinate.out-of-range'; axis: 'lat' | 'lng'; limit: number }
  | { code: 'state.not-sold'; state: StateCode }
  | { code: 'permit.missing'; unit: number; state: StateCode }
  | { code: 'days.not-paid'; state: StateCode; days: number }
  | { code: 'days.too-long'; state: StateCode; validity: { days: number; isBusinessDays: boolean } };

/** `path` is dot-separated: `customer.email`, `units.0.dimensions.width`. */
export type Problem = { path: string; error: FieldError };

export function toProblems(path: string, error: FieldError | null): Problem[] {
  return error === null ? [] : [{ path, error }];
}
