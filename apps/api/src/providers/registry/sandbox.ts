import { readAddress, toDocketPrefix, type Docket } from '@wideload/domain';
import { toDocketAnswer } from './qcmobile-answer.ts';
import type { CarrierRegistry, RegisteredCarrier, RegistryAnswer } from './port.ts';
import carriers from './sample-carriers.json';

export type SampleCarrier = (typeof carriers)[number];

/** All docket numbers of a carrier; one without a series is an MC number. */
export function listSampleDockets({ docketNumber, dockets = [] }: SampleCarrier): Docket[] {
  const usual = docketNumber === null ? [] : [{ prefix: 'MC' as const, number: String(docketNumber) }];
  return [
    ...usual,
    ...dockets.map(({ prefix, number }) => ({ prefix: toDocketPrefix(prefix), number: String(number) })),
  ];
}

function toCarrier(sample: SampleCarrier): RegisteredCarrier {
  const { dotNumber, legalName, dbaName, phone } = sample;
  return {
    dotNumber: String(dotNumber),
    dockets: listSampleDockets(sample),
    legalName,
    dbaName,
    ...readAddress(sample),
    phone,
  };
}

function toAnswer(sample: SampleCarrier): RegistryAnswer {
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
      const found = carriers.find((carrier) => carrier.dotNumber === wanted);
      return Promise.resolve(found === undefined ? { result: 'not-found' } : toAnswer(found));
    },
    findByDocketNumber: ({ prefix, number }) => {
      const wanted = String(parseNumber(number));
      const having = carriers.filter((sample) => listSampleDockets(sample).some((docket) => docket.number === wanted));
      return Promise.resolve(toDocketAnswer(having.map(toAnswer), { prefix, number: wanted }));
    },
  };
}
