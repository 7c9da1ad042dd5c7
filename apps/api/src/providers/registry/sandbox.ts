import type { CarrierRegistry, RegisteredCarrier, RegistryAnswer } from './port.ts';
import carriers from './sample-carriers.json' with { type: 'json' };

type SampleCarrier = (typeof carriers)[number];

function toCarrier(sample: SampleCarrier): RegisteredCarrier {
  const { dotNumber, docketNumber, legalName, dbaName, street, city, state, zip, country, phone } = sample;
  return {
    dotNumber: String(dotNumber),
    docketNumber: docketNumber === null ? '' : String(docketNumber),
    legalName,
    dbaName,
    street,
    city,
    state,
    zip,
    country,
    phone,
  };
}

function toAnswer(sample: SampleCarrier | undefined): RegistryAnswer {
  if (sample === undefined) return { result: 'not-found' };
  return { result: sample.allowedToOperate ? 'found' : 'not-allowed', carrier: toCarrier(sample) };
}

function parseNumber(digits: string): number {
  return /^\d+$/.test(digits) ? Number(digits) : Number.NaN;
}

/** Fictional carriers only (sample-carriers.json); makes no requests. */
export function createSandboxRegistry(): CarrierRegistry {
  return {
    findByDotNumber: (dotNumber) => {
      const wanted = parseNumber(dotNumber);
      return Promise.resolve(toAnswer(carriers.find((carrier) => carrier.dotNumber === wanted)));
    },
    findByDocketNumber: (docketNumber) => {
      const wanted = parseNumber(docketNumber);
      return Promise.resolve(toAnswer(carriers.find((carrier) => carrier.docketNumber === wanted)));
    },
  };
}
