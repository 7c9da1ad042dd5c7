import { deskRightWords, hasDeskRight, type DeskRight } from '@wideload/contract';
import type { Admin } from './actor.ts';
import { Problem } from './problem.ts';

/** @returns Problem permission.missing, which names the right; null if the admin's role has it. */
export function findDeskRefusal({ deskRole }: Admin, right: DeskRight): Problem | null {
  if (right === 'desk' || hasDeskRight(deskRole, right)) return null;
  return new Problem('permission.missing', { detail: deskRightWords[right], members: { permission: right } });
}

/** @throws Problem permission.missing */
export function requireDeskRight(admin: Admin, right: DeskRight): void {
  const refusal = findDeskRefusal(admin, right);
  if (refusal !== null) throw refusal;
}
