import { stepNames } from '@wideload/domain';

export function stepOf({ step }: { step: number }): { key: string; name: string } {
  return stepNames.find(({ number }) => number === step) ?? stepNames[0];
}
