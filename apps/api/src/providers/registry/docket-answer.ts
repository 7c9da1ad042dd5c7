import type { Docket } from '@wideload/domain';
import type { RegisteredCarrier, RegistryAnswer } from './port.ts';

/** A number whose series is not known can be that of any. */
function isAsked(asked: Docket, { prefix, number }: Docket): boolean {
  return number === asked.number && (asked.prefix === '' || prefix === '' || prefix === asked.prefix);
}

/** With the asked number as its only one; null for a carrier that has it in other series alone. */
function withAsked(carrier: RegisteredCarrier, asked: Docket): RegisteredCarrier | null {
  const dockets = carrier.dockets.filter((docket) => isAsked(asked, docket));
  return dockets.length === 0 ? null : { ...carrier, dockets };
}

/** Of the answers about all carriers with one number: those in the asked series. One that may operate goes before the others. */
export function toDocketAnswer(answers: readonly RegistryAnswer[], asked: Docket): RegistryAnswer {
  const about = (result: 'found' | 'not-allowed') =>
    answers.flatMap((answer) => (answer.result === result ? (withAsked(answer.carrier, asked) ?? []) : []));
  const [found, ...others] = about('found');
  if (found !== undefined)
    return others.length === 0
      ? { result: 'found', carrier: found }
      : { result: 'several', carriers: [found, ...others] };
  const [refused] = about('not-allowed');
  if (refused !== undefined) return { result: 'not-allowed', carrier: refused };
  return answers.find(({ result }) => result === 'unavailable' || result === 'key-rejected') ?? { result: 'not-found' };
}
