import { advancesPermit, nextPermitStatuses, type PermitStatus } from '@wideload/domain';

const nextActions: Partial<Record<PermitStatus, PermitStatus>> = { requested: 'filed', filed: 'issued' };

/** The act that most permits of this status need; undefined where nothing waits for us. */
export function findNextAction(status: PermitStatus): PermitStatus | undefined {
  return nextActions[status];
}

/** A requested permit may also be filed with the number that its state gave at once. Nothing advances once the money is refunded. */
export function listOtherActions(status: PermitStatus, { isRefunded }: { isRefunded: boolean }): PermitStatus[] {
  return nextPermitStatuses[status].filter(
    (to) => (to === 'filed' || to !== findNextAction(status)) && !(isRefunded && advancesPermit(status, to)),
  );
}
