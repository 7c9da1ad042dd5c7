// Separate from the rules of the other steps, so that the first one opens without every state's facts.
import type { DraftOrder } from './draft.ts';
import { type KnownCompany, verifiedCompanyFields } from '../basics/company.ts';
import { checkEmail, checkOrderName, checkPersonName, checkPhone, checkPoNumber } from '../basics/fields.ts';
import { type Problem, toProblems } from '../basics/problem.ts';

export function findBasicDetailsProblems({ customer, title, poNumber, company }: DraftOrder): Problem[] {
  return [
    ...toProblems('customer.email', checkEmail(customer.email)),
    ...toProblems('customer.phone', checkPhone(customer.phone)),
    ...toProblems('title', checkOrderName(title)),
    ...toProblems('customer.personName', checkPersonName(customer.personName)),
    ...toProblems('poNumber', checkPoNumber(poNumber)),
    ...findCompanyProblems(company),
  ];
}

/** Problems of the chosen company and the read-only fields that it fills. */
export function findCompanyProblems(company: KnownCompany | null): Problem[] {
  const missing = verifiedCompanyFields
    .filter((field) => (company?.[field] ?? '').trim() === '')
    .flatMap((field) => toProblems(`company.${field}`, { code: 'company.not-verified', field }));
  return company === null ? [...toProblems('company', { code: 'company.missing' }), ...missing] : missing;
}
