import * as texts from './queue.texts.ts';

/** Null where no permit has a day. */
export function formatLeave(daysLeft: number | null): string | null {
  if (daysLeft === null) return null;
  if (daysLeft === 0) return texts.leavesToday;
  return daysLeft > 0 ? texts.leavesIn(daysLeft) : texts.leftAgo(-daysLeft);
}
