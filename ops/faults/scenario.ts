import type { Machine } from './machine/machine.ts';

/** Promises that were broken, each as a sentence; none means that all held. */
export type Findings = { measured: string; broken: readonly string[] };

export type Scenario = {
  name: string;
  /** The fault, in the words of the table. */
  done: string;
  expected: string;
  /** Takes a few seconds and runs in CI. */
  isQuick: boolean;
  /** @throws NotRun where this machine cannot make the fault. */
  run(machine: Machine, options: { isQuick: boolean }): Promise<Findings>;
};

/** This machine cannot make the fault: that is no pass. */
export class NotRun extends Error {
  override readonly name = 'NotRun';
}
