import { stepNames } from '@wideload/domain';

export function findStep({ step }: { step: number }): { key: string; name: string } {
  return stepNames.find(({ number }) => number === step) ?? stepNames[0];
}
