import type { CarrierRegistry, RegisteredCarrier, RegistryAnswer } from './port.ts';
import carriers from './sample-carriers.json' with { type: 'json' };

type SampleCarrier = (typeof carriers)[number];

function carrierOf(sample: SampleCarrier): RegisteredCarrier {
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

function answerOf(sample: SampleCarrier | undefined): RegistryAnswer {
  if (sample === undefined) return { result: 'not-found' };
  return { result: sample.allowedToOperate ? 'found' : 'not-allowed', carrier: carrierOf(sample) };
}

function numberOf(digits: string): number {
  return /^\d+$/.test(digits) ? Number(digits) : Number.NaN;
}

/** Fictional carriers only (sample-carriers.json); makes no requests. */
export function sandboxRegistry(): CarrierRegistry {
  return {
    findByDotNumber: (dotNumber) => {
      const wanted = numberOf(dotNumber);
      return Promise.resolve(answerOf(carriers.find((carrier) => carrier.dotNumber === wanted)));
    },
    findByDocketNumber: (docketNumber) => {
      const wanted = numberOf(docketNumber);
      return Promise.resolve(answerOf(carriers.find((carrier) => carrier.docketNumber === wanted)));
    },
  };
}
