/** A carrier as the registry knows it. */
export type RegisteredCarrier = {
  dotNumber: string;
  /** Digits, `''` when there is none. */
  docketNumber: string;
  legalName: string;
  dbaName: string | null;
  street: string;
  city: string;
  state: string;
  zip: string;
  country: string;
  phone: string;
};

/** Only the first three say something about the carrier. */
export type RegistryAnswer =
  | { result: 'found'; carrier: RegisteredCarrier }
  | { result: 'not-allowed'; carrier: RegisteredCarrier }
  | { result: 'not-found' }
  | { result: 'key-rejected' }
  | { result: 'unavailable' };

/** The register of motor carriers. Answers within 5 seconds, and never rejects: a registry that is away is an answer. */
export type CarrierRegistry = {
  findByDotNumber(dotNumber: string): Promise<RegistryAnswer>;
  findByDocketNumber(docketNumber: string): Promise<RegistryAnswer>;
};
