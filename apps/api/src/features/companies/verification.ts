import type { ReadBody, companies as endpoints, Verification } from '@wideload/contract';
import type { CarrierRegistry, RegisteredCarrier, RegistryAnswer } from '../../providers/registry/port.ts';
import { toVerifiedCompany } from './companies.wire.ts';

/** The registry also lists foreign carriers, whose provinces are not in the contract's states. */
export type TypedCompany = Omit<ReadBody<typeof endpoints.create>, 'state'> & { state: string };
type NumberKind = 'usdot number' | 'docket number';

export function formatNotAllowed({ legalName }: RegisteredCarrier, numberKind: NumberKind): string {
  return `${legalName} was not verified by ${numberKind}: the registry does not allow it to operate`;
}

function toVerification(answer: RegistryAnswer, numberKind: NumberKind): Verification {
  switch (answer.result) {
    case 'found':
      return {
        result: 'verified',
        message: `Company is verified by ${numberKind}`,
        company: toVerifiedCompany(answer.carrier),
      };
    case 'not-allowed':
      return { result: 'not-allowed', message: formatNotAllowed(answer.carrier, numberKind), company: null };
    case 'not-found':
      return { result: 'not-found', message: `Company was not verified by ${numberKind}`, company: null };
    // A rejected key is our problem with the registry, not the carrier's.
    case 'key-rejected':
    case 'unavailable': {
      const why = 'because' in answer ? 'the registry’s record of it is incomplete' : 'the registry does not answer';
      return {
        result: 'unavailable',
        message: `Company was not verified by ${numberKind}: ${why}. Fill in the company yourself and go on.`,
        company: null,
      };
    }
  }
}

/** The contract requires exactly one number. */
export async function verifyCarrier(
  registry: CarrierRegistry,
  { dotNumber, docketNumber = '' }: { dotNumber?: string | undefined; docketNumber?: string | undefined },
): Promise<Verification> {
  if (dotNumber !== undefined) return toVerification(await registry.findByDotNumber(dotNumber), 'usdot number');
  return toVerification(await registry.findByDocketNumber(docketNumber), 'docket number');
}

/** Fields that the registry does not have keep the person's input. */
export function withRegistryFacts(typed: TypedCompany, carrier: RegisteredCarrier): TypedCompany {
  const { dotNumber, docketNumber, legalName, dbaName, street, city, state, zip, country } = carrier;
  return {
    ...typed,
    dotNumber,
    docketNumber: docketNumber === '' ? typed.docketNumber : docketNumber,
    name: legalName,
    carrierName: dbaName ?? typed.carrierName,
    street,
    city,
    state,
    zip,
    country,
  };
}
