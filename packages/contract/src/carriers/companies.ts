import { countries, docketPrefixes, findAddressProblem, normalizePostalCode, readCountry } from '@wideload/domain';
import * as z from 'zod/mini';
import { endpoint } from '../core/endpoint.ts';
import { listOf, listQuery } from '../core/list.ts';
import { companyList } from '../core/lists.ts';
import { fileFacts, ImportBody, maxImportBytes, rowFacts } from '../core/record-file.ts';
import { toStoredFields } from '../core/record.ts';
import {
  CsvFile,
  digits,
  Id,
  Instant,
  OptionalDay,
  OptionalEmail,
  OptionalPhone,
  RegionValue,
  requiredText,
  text,
} from '../core/values.ts';
import type { InputCode } from '../core/input-messages.ts';

const CountryValue = z.pipe(
  z.pipe(
    requiredText(60, 'country.not-verified'),
    z.transform((country) => readCountry(country) ?? country),
  ),
  z.enum(countries, 'country.unknown' satisfies InputCode),
);

/** Body, answer, snapshot, columns and form derive from this declaration. `docketNumber` and the fields below `city` are `''` for none. */
const companyFields = {
  dotNumber: digits('usdot-number.not-verified', 'digits.only'),
  docketNumber: z._default(text(12).check(z.regex(/^\d*$/, 'digits.only' satisfies InputCode)), ''),
  /** The series of the docket number; `''` where it is not known. */
  docketPrefix: z._default(z.enum(['', ...docketPrefixes]), ''),
  name: requiredText(200, 'company-name.not-verified'),
  zip: requiredText(20, 'zip.not-verified').check(z.overwrite(normalizePostalCode)),
  street: requiredText(200, 'street.not-verified'),
  country: CountryValue,
  state: z.pipe(requiredText(60, 'state.not-verified'), RegionValue),
  city: requiredText(100, 'city.not-verified'),
  carrierName: z._default(text(200), ''),
  email: z._default(OptionalEmail, ''),
  phone: z._default(OptionalPhone, ''),
  extension: z._default(text(10), ''),
  address_secondary: z._default(text(200), ''),
  title: z._default(text(200), ''),
  // Forms of states ask for these; `''` where one was not given.
  /** Insurer and policy number. */
  insurance: z._default(text(200), ''),
  /** Of the policy. */
  insuranceExpiry: z._default(OptionalDay, ''),
  fein: z._default(text(20), ''),
  iftaNumber: z._default(text(40), ''),
  emergencyContact: z._default(text(200), ''),
  /** The numbers of the carrier's accounts: `TX 12345, NM 99-1`. */
  stateAccounts: z._default(text(600), ''),
  /** The address to which states send the permits; `''` for the e-mail of the order. */
  permitEmail: z._default(OptionalEmail, ''),
};

/** The parts of an address belong together; each is checked on its own before. */
function checkAddress({ value, issues }: z.core.ParsePayload<{ zip: string; country: string; state: string }>): void {
  const problem = findAddressProblem(value);
  if (problem === null) return;
  issues.push({ code: 'custom', input: value, path: [problem.field], message: problem.code satisfies InputCode });
}

/** The server checks what it keeps: the registry's address replaces the typed one. */
export const CompanyBody = z.object(companyFields);

export const CompanyFormBody = CompanyBody.check(checkAddress);

/** A company as an order stores it. */
export const CompanyFacts = z.object({
  _id: Id,
  ...toStoredFields(companyFields),
  /** Parts of a verified address that the registry does not have and the carrier typed: `street, zip`; `''` for none. */
  typedFields: z.string(),
});
export type CompanyFacts = z.infer<typeof CompanyFacts>;

export const Company = z.extend(CompanyFacts, {
  /** The registry confirmed these facts when they were saved. */
  verified: z.boolean(),
  createdAt: Instant,
});
export type Company = z.infer<typeof Company>;

export const FmcsaQuery = z
  .object({
    dotNumber: z.optional(digits('usdot-number.missing', 'digits.only')),
    docketNumber: z.optional(digits('docket-number.missing', 'digits.only')),
    /** Of the docket number; without it, all series are asked for. */
    docketPrefix: z.optional(z.enum(docketPrefixes)),
  })
  .check(
    z.refine(
      (query) => (query.dotNumber === undefined) !== (query.docketNumber === undefined),
      'registry-number.missing' satisfies InputCode,
    ),
  );

/** An empty part of the address is missing in the registry, and can be typed. */
export const VerifiedCompany = z.pick(CompanyFacts, {
  dotNumber: true,
  docketNumber: true,
  docketPrefix: true,
  name: true,
  carrierName: true,
  street: true,
  city: true,
  state: true,
  zip: true,
  country: true,
  phone: true,
});
export type VerifiedCompany = z.infer<typeof VerifiedCompany>;

export const Verification = z.object({
  result: z.enum(['verified', 'several', 'not-found', 'not-allowed', 'unavailable']),
  message: z.string(),
  /** Present only if it is verified. */
  company: z.nullable(VerifiedCompany),
  /** The candidates, if the number has several carriers, or the carrier several docket numbers. Absent in answers of before. */
  choices: z.optional(z.array(VerifiedCompany)),
});
export type Verification = z.infer<typeof Verification>;

/** The maximum of one file: the registry is asked for each. */
export const maxImportedCompanies = 50;

export const CompanyImport = z.object({
  ...fileFacts,
  rows: z.array(z.object({ dotNumber: z.string(), ...rowFacts })),
});

export const companyListQuery = listQuery(companyList);

export const companies = {
  list: endpoint('GET /companies', {
    access: 'user',
    onBehalf: true,
    summary: 'Own companies, searched by name',
    query: companyListQuery,
    answers: { 200: listOf(Company) },
  }),
  verify: endpoint('GET /companies/fmcsa', {
    access: 'user',
    onBehalf: true,
    summary: 'Ask the carrier registry by USDOT or docket number; answers within 5 seconds',
    query: FmcsaQuery,
    answers: { 200: Verification },
  }),
  export: endpoint('GET /companies.csv', {
    access: 'user',
    summary: 'All own companies as a CSV file, which can be imported again',
    answers: { 200: CsvFile },
  }),
  importFile: endpoint('POST /companies/import', {
    access: 'user',
    summary:
      'Keep the companies of a CSV file or a workbook, all or none, or say first what would be kept; the registry is asked for each',
    body: ImportBody,
    maxBytes: maxImportBytes,
    answers: { 200: CompanyImport },
    problems: ['company.exists'],
    perMinute: 20,
  }),
  create: endpoint('POST /companies', {
    access: 'user',
    onBehalf: true,
    summary: 'Keep a company; the registry is asked again, and what it says is stored',
    body: CompanyBody,
    answers: { 201: Company },
    problems: ['company.exists'],
  }),
  update: endpoint('PUT /companies/{id}', {
    access: 'user',
    summary: 'Change a company; orders keep what they were made with',
    body: CompanyBody,
    answers: { 200: Company },
    problems: ['not-found', 'company.exists'],
  }),
  remove: endpoint('DELETE /companies/{id}', {
    access: 'user',
    summary: 'Take a company off the list; orders keep it',
    problems: ['not-found'],
  }),
};
