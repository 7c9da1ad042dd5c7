import type { Address, Docket } from '@wideload/domain';

/** Its address is in normal form; parts that the registry does not have are `''`. */
export type RegisteredCarrier = Address & {
  dotNumber: string;
  /** The one that was asked for, or the MC number first; none for a carrier that has none. */
  dockets: readonly Docket[];
  legalName: string;
  dbaName: string | null;
  phone: string;
};

/** The last two are no statements about a carrier. `record`: the registry answers, but its record of this carrier is unreadable. */
export type RegistryAnswer =
  | { result: 'found'; carrier: RegisteredCarrier }
  /** One docket number is another carrier's in each series. */
  | { result: 'several'; carriers: readonly RegisteredCarrier[] }
  | { result: 'not-allowed'; carrier: RegisteredCarrier }
  | { result: 'not-found' }
  | { result: 'key-rejected' }
  | { result: 'unavailable'; because?: 'record' };

/** Answers within 5 seconds and never rejects: an unavailable registry is an answer. */
export type CarrierRegistry = {
  findByDotNumber(dotNumber: string): Promise<RegistryAnswer>;
  findByDocketNumber(docket: Docket): Promise<RegistryAnswer>;
};
