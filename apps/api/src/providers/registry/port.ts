export type RegisteredCarrier = {
  dotNumber: string;
  /** Digits; `''` if there is none. */
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

/** Only the first three are statements about the carrier. `record`: the registry answers, but its record of this carrier is unreadable. */
export type RegistryAnswer =
  | { result: 'found'; carrier: RegisteredCarrier }
  | { result: 'not-allowed'; carrier: RegisteredCarrier }
  | { result: 'not-found' }
  | { result: 'key-rejected' }
  | { result: 'unavailable'; because?: 'record' };

/** Answers within 5 seconds and never rejects: an unavailable registry is an answer. */
export type CarrierRegistry = {
  findByDotNumber(dotNumber: string): Promise<RegistryAnswer>;
  findByDocketNumber(docketNumber: string): Promise<RegistryAnswer>;
};
