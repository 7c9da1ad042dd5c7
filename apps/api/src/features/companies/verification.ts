import type { ReadBody, ReadQuery, companies as endpoints, Verification, VerifiedCompany } from '@wideload/contract';
import { addressFields, formatTypedFields, type Docket } from '@wideload/domain';
import type { CarrierRegistry, RegisteredCarrier, RegistryAnswer } from '#providers/registry/port.ts';
import { toVerifiedCompany } from './companies.wire.ts';

type TypedCompany = ReadBody<typeof endpoints.create>;
type NumberKind = 'usdot number' | 'docket number';

export function formatNotAllowed({ legalName }: RegisteredCarrier, numberKind: NumberKind): string {
  return `${legalName} was not verified by ${numberKind}: the registry does not allow it to operate`;
}

/** One for each docket number, as an order has one of them. */
function listChoices({ dockets, ...carrier }: RegisteredCarrier): VerifiedCompany[] {
  const each = dockets.length === 0 ? [[]] : dockets.map((docket) => [docket]);
  return each.map((one) => toVerifiedCompany({ ...carrier, dockets: one }));
}

function toVerification(answer: RegistryAnswer, numberKind: NumberKind): Verification {
  switch (answer.result) {
    case 'found': {
      const choices = listChoices(answer.carrier);
      return {
        result: 'verified',
        message: `Company is verified by ${numberKind}`,
        company: choices[0] ?? null,
        choices: choices.length > 1 ? choices : [],
      };
    }
    case 'several':
      return {
        result: 'several',
        message: `Several companies have this ${numberKind}. Choose yours.`,
        company: null,
        choices: answer.carriers.flatMap(listChoices),
      };
    case 'not-allowed':
      return failed('not-allowed', formatNotAllowed(answer.carrier, numberKind));
    case 'not-found':
      return failed('not-found', `Company was not verified by ${numberKind}`);
    // A rejected key is our problem with the registry, not the carrier's.
    case 'key-rejected':
    case 'unavailable': {
      const why = 'because' in answer ? 'the registry’s record of it is incomplete' : 'the registry does not answer';
      const whatNow = 'Fill in the company yourself and go on.';
      return failed('unavailable', `Company was not verified by ${numberKind}: ${why}. ${whatNow}`);
    }
  }
}

function failed(result: 'not-allowed' | 'not-found' | 'unavailable', message: string): Verification {
  return { result, message, company: null, choices: [] };
}

type Asked = ReadQuery<typeof endpoints.verify>;

/** The contract requires exactly one number. */
export async function verifyCarrier(
  registry: CarrierRegistry,
  { dotNumber, docketNumber = '', docketPrefix }: Asked,
): Promise<Verification> {
  if (dotNumber !== undefined) return toVerification(await registry.findByDotNumber(dotNumber), 'usdot number');
  const docket = { prefix: docketPrefix ?? '', number: docketNumber } as const;
  return toVerification(await registry.findByDocketNumber(docket), 'docket number');
}

/** The typed one where the registry confirms it or has none, else the registry's first. */
function chooseDocket(
  { docketNumber: number, docketPrefix: prefix }: TypedCompany,
  { dockets }: RegisteredCarrier,
): Docket {
  const numbered = dockets.filter((docket) => docket.number === number.replace(/^0+(?=\d)/, ''));
  return numbered.find((docket) => docket.prefix === prefix) ?? numbered[0] ?? dockets[0] ?? { prefix, number };
}

/** Fields that the registry does not have keep the person's input, and those of the address say so. */
export function withRegistryFacts(typed: TypedCompany, carrier: RegisteredCarrier) {
  const { dotNumber, legalName, dbaName } = carrier;
  const docket = chooseDocket(typed, carrier);
  const typedFields = formatTypedFields(addressFields.filter((field) => carrier[field] === ''));
  const address = Object.fromEntries(addressFields.map((field) => [field, carrier[field] || typed[field]]));
  return {
    ...typed,
    ...address,
    dotNumber,
    docketNumber: docket.number,
    docketPrefix: docket.prefix,
    name: legalName,
    carrierName: dbaName ?? typed.carrierName,
    typedFields,
  };
}
