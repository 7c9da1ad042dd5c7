import * as z from 'zod/mini';
import { endpoint } from '../core/endpoint.ts';
import { listOf, listQuery } from '../core/list.ts';
import { companyList } from '../core/lists.ts';
import { toStoredFields } from '../core/record.ts';
import {
  digits,
  Empty,
  Id,
  IdParams,
  Instant,
  OptionalEmail,
  OptionalPhone,
  requiredText,
  StateValue,
  text,
} from '../core/values.ts';
import type { InputCode } from '../text/input-messages.ts';

/** Body, answer, snapshot, columns and form derive from this declaration. `docketNumber` and the fields below `city` are `''` for none. */
const companyFields = {
  dotNumber: digits(12, 'usdot-number.not-verified', 'digits.only'),
  docketNumber: z._default(text(12).check(z.regex(/^\d*$/, 'digits.only' satisfies InputCode)), ''),
  name: requiredText(200, 'company-name.not-verified'),
  zip: requiredText(10, 'zip.not-verified'),
  street: requiredText(200, 'street.not-verified'),
  country: requiredText(60, 'country.not-verified'),
  state: z.pipe(requiredText(2, 'state.not-verified'), StateValue),
  city: requiredText(100, 'city.not-verified'),
  carrierName: z._default(text(200), ''),
  email: z._default(OptionalEmail, ''),
  phone: z._default(OptionalPhone, ''),
  extension: z._default(text(10), ''),
  address_secondary: z._default(text(200), ''),
  title: z._default(text(200), ''),
};

export const CompanyBody = z.object(companyFields);

/** A company as an order stores it. */
export const CompanyFacts = z.object({ _id: Id, ...toStoredFields(companyFields) });
export type CompanyFacts = z.infer<typeof CompanyFacts>;

export const Company = z.extend(CompanyFacts, {
  /** The registry confirmed these facts when they were saved. */
  verified: z.boolean(),
  createdAt: Instant,
});
export type Company = z.infer<typeof Company>;

export const FmcsaQuery = z
  .object({
    dotNumber: z.optional(digits(12, 'usdot-number.missing', 'digits.only')),
    docketNumber: z.optional(digits(12, 'docket-number.missing', 'digits.only')),
  })
  .check(
    z.refine(
      (query) => (query.dotNumber === undefined) !== (query.docketNumber === undefined),
      'registry-number.missing' satisfies InputCode,
    ),
  );

/** `company` is present only if it is verified. */
export const Verification = z.object({
  result: z.enum(['verified', 'not-found', 'not-allowed', 'unavailable']),
  message: z.string(),
  company: z.nullable(
    z.pick(CompanyFacts, {
      dotNumber: true,
      docketNumber: true,
      name: true,
      carrierName: true,
      street: true,
      city: true,
      state: true,
      zip: true,
      country: true,
      phone: true,
    }),
  ),
});
export type Verification = z.infer<typeof Verification>;

export const companyListQuery = listQuery(companyList);

export const companies = {
  list: endpoint({
    method: 'GET',
    path: '/companies',
    access: 'user',
    onBehalf: true,
    summary: 'Own companies, searched by name',
    query: companyListQuery,
    answers: { 200: listOf(Company) },
  }),
  verify: endpoint({
    method: 'GET',
    path: '/companies/fmcsa',
    access: 'user',
    onBehalf: true,
    summary: 'Ask the carrier registry by USDOT or docket number; answers within 5 seconds',
    query: FmcsaQuery,
    answers: { 200: Verification },
  }),
  create: endpoint({
    method: 'POST',
    path: '/companies',
    access: 'user',
    onBehalf: true,
    summary: 'Keep a company; the registry is asked again, and what it says is stored',
    body: CompanyBody,
    answers: { 201: Company },
    problems: ['company.exists'],
  }),
  update: endpoint({
    method: 'PUT',
    path: '/companies/{id}',
    access: 'user',
    summary: 'Change a company; orders keep what they were made with',
    params: IdParams,
    body: CompanyBody,
    answers: { 200: Company },
    problems: ['not-found', 'company.exists'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/companies/{id}',
    access: 'user',
    summary: 'Take a company off the list; orders keep it',
    params: IdParams,
    answers: { 200: Empty },
    problems: ['not-found'],
  }),
};
