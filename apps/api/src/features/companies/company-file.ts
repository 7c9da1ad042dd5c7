/** The companies of an account as a CSV file. The registry is asked for each row before any is kept, as it is for one that is typed. */
import { CompanyBody, maxImportedCompanies, type ReadBody, type companies as endpoints } from '@wideload/contract';
import { readDayCell, readUsdot, toPlainName } from '@wideload/domain';
import type { User } from '#actor.ts';
import type { Deps } from '#deps.ts';
import { refuseDuplicate } from '#platform/db/transaction.ts';
import { exportRecords, importRecords, type RecordKind } from '#platform/http/bodies/record-file.ts';
import type { Found } from '#platform/http/bodies/record-twins.ts';
import { Problem } from '#problem.ts';
import type { RegistryAnswer } from '#providers/registry/port.ts';
import { decideContent, duplicate, type TypedCompany } from './companies.service.ts';
import { companyRecords, type CompanyContent, type CompanyRow } from './companies.store.ts';
import { toCompanyFacts } from './companies.wire.ts';

/** Few, because the registry is somebody else's. */
const ASKED_AT_ONCE = 5;

const toKey = ({ dotNumber }: Pick<TypedCompany, 'dotNumber'>) => dotNumber.replace(/^0+(?=\d)/, '');

function toFound(error: unknown): Found[] {
  if (!(error instanceof Problem) || error.extra.errors === undefined) throw error;
  return error.extra.errors.map(({ path, message }) => ({ field: path, message }));
}

/** A USDOT number with a wrong digit is another company's. */
function findOtherName(typed: TypedCompany, kept: TypedCompany): Found[] {
  const [one, other] = [toPlainName(typed.name), toPlainName(kept.name)];
  if (one.includes(other) || other.includes(one)) return [];
  return [{ field: 'name', message: `The registry has “${kept.name}” in place of “${typed.name}”` }];
}

/** As in the form of a company. */
const labels = {
  dotNumber: 'USDOT number',
  docketNumber: 'Docket number',
  name: 'Company name',
  street: 'Street',
  address_secondary: 'Second address line',
  city: 'City',
  state: 'State',
  zip: 'Zip',
  country: 'Country',
  carrierName: 'Carrier name',
  phone: 'Phone',
  extension: 'Extension',
  email: 'Email',
  title: 'Title',
  insurance: 'Insurer and policy number',
  insuranceExpiry: 'Policy expires',
  fein: 'FEIN',
  iftaNumber: 'IFTA number',
  emergencyContact: 'Emergency contact',
  stateAccounts: 'Your account numbers at states',
  permitEmail: 'E-mail for permits',
} as const;

/** `Salina, KS 67401`. */
function splitCityCell(text: string): Record<string, string> {
  const [, city = text, state = '', zip = ''] =
    /^(.+?)[\s,]+([A-Za-z]{2})[\s,.]+(\d{5}(?:-\d{4})?)$/.exec(text.trim()) ?? [];
  return { city, state, zip };
}

/** For one file: it remembers what the registry said, and the rows that are there. */
function createKind({ registry }: Pick<Deps, 'registry'>): RecordKind<TypedCompany, 'dotNumber'> {
  const answers = new Map<string, RegistryAnswer>();
  const rowsById = new Map<string, CompanyRow>();
  const contents = new Map<TypedCompany, CompanyContent>();
  const find = (body: TypedCompany) => {
    const content = contents.get(body);
    if (content === undefined) throw new Error('A row is kept after it was judged.');
    return content;
  };
  return {
    name: 'companies',
    key: 'dotNumber',
    toKey,
    mostRows: maxImportedCompanies,
    schema: CompanyBody,
    names: {
      record: [],
      labels,
      together: [['city', 'state', 'zip']],
      fields: {
        dotNumber: ['dot, usdot, us dot, usdot number'],
        docketNumber: ['docket, mc, mc mx, mc mx ff, mc docket'],
        name: [
          'name, company, company name, legal name, company legal name',
          'carrier, carrier name, customer, customer name',
        ],
        street: [
          'street, street address, physical street, physical address, address, address 1, address line 1, street 1',
          'bill to street, billing street, billing address, bill to address, bill to 1',
        ],
        address_secondary: ['second address line, address line 2, address 2, street 2, suite', 'bill to 2'],
        city: ['city, physical city, ciudad', 'bill to city, billing city'],
        state: ['state, physical state', 'bill to state, billing state'],
        zip: ['zip, zip number, zip zip number, physical zip', 'bill to zip, billing zip, bill to zip number'],
        country: ['country, physical country, pais'],
        phone: ['phone, telephone, phone number, telefono, main phone, business phone, work phone'],
        fein: ['fein, ein, tax id, federal id, federal tax id, rfc'],
        email: ['email, e mail, email address, correo electronico, main email, contact email'],
      },
    },
    cells: {
      country: (text) => (text === '' ? 'US' : text),
      insuranceExpiry: readDayCell,
      dotNumber: readUsdot,
      docketNumber: (text) => text.replace(/^(?:MC|MX|FF)[\s#:-]*(?=\d)/i, ''),
    },
    splitCell: splitCityCell,
    async listPage(db, user, at) {
      const { rows } = await companyRecords.list(db, user, { search: '', ...at, sort: 'name' });
      for (const row of rows) rowsById.set(row.id, row);
      // Cast: a kept company has the fields of its day, and each is compared alone.
      return rows.map(toCompanyFacts) as (TypedCompany & { _id: string })[];
    },
    async prepare(keys) {
      const digits = keys.filter((dotNumber) => /^\d{1,12}$/.test(dotNumber));
      const numbers = [...new Set(digits.map((dotNumber) => toKey({ dotNumber })))];
      const ask = async () => {
        for (let number = numbers.pop(); number !== undefined; number = numbers.pop())
          answers.set(number, await registry.findByDotNumber(number));
      };
      await Promise.all(Array.from({ length: ASKED_AT_ONCE }, ask));
    },
    findKnown(dotNumber) {
      const answer = answers.get(toKey({ dotNumber }));
      if (answer?.result !== 'found') return {};
      const { legalName: name, street, city, state, zip, country, phone } = answer.carrier;
      return { name, street, city, state, zip, country, phone };
    },
    judge(typed, kept) {
      const answer = answers.get(toKey(typed));
      if (answer === undefined) throw new Error('The registry is asked for every row.');
      try {
        const content = decideContent(answer, typed, kept && rowsById.get(kept._id));
        // Cast: the facts that would be kept, without what a row adds.
        const { _id, typedFields, ...facts } = toCompanyFacts(content as CompanyRow);
        const body = facts as TypedCompany;
        contents.set(body, content);
        return { body, errors: [], hints: findOtherName(typed, body) };
      } catch (error) {
        return { body: typed, errors: toFound(error) };
      }
    },
    insert: (tx, user, { body, ...record }) => companyRecords.insert(tx, user, { ...record, content: find(body) }),
    update: (tx, user, { body, ...record }) => companyRecords.update(tx, user, { ...record, content: find(body) }),
  };
}

export const exportCompanies = (deps: Deps, user: User) => exportRecords(createKind(deps), deps, user);

export const importCompanies = (deps: Deps, user: User, file: ReadBody<typeof endpoints.importFile>) =>
  refuseDuplicate(importRecords(createKind(deps), deps, { user, ...file }), duplicate);
