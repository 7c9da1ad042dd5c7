import { advancesPermit, nextPermitStatuses, type PermitStatus } from '@wideload/domain';

const nextActs: Partial<Record<PermitStatus, PermitStatus>> = { requested: 'filed', filed: 'issued' };

/** The act that most permits of this status need; undefined where nothing waits for us. */
export function findNextAct(status: PermitStatus): PermitStatus | undefined {
  return nextActs[status];
}

/** A requested permit may also be filed with the number that its state gave at once. Nothing advances once the money is refunded. */
export function listOtherActs(status: PermitStatus, { isRefunded }: { isRefunded: boolean }): PermitStatus[] {
  return nextPermitStatuses[status].filter(
    (to) => (to === 'filed' || to !== findNextAct(status)) && !(isRefunded && advancesPermit(status, to)),
  );
}
