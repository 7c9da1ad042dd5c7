import { stepNames } from '@wideload/domain';

/** The step of the wizard that a draft stands at. */
export function stepOf({ step }: { step: number }): { key: string; name: string } {
  return stepNames.find(({ number }) => number === step) ?? stepNames[0];
}
