import { deskRightWords, hasDeskRight, type DeskRight } from '@wideload/contract';
import type { Admin } from './actor.ts';
import { Problem } from './problem.ts';

/** @throws Problem permission.missing */
export function requireDeskRight({ deskRole }: Admin, right: DeskRight): void {
  if (right === 'desk' || hasDeskRight(deskRole, right)) return;
  throw new Problem('permission.missing', { detail: deskRightWords[right], members: { permission: right } });
}
