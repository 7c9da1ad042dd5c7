import type { StoredRestriction } from '@wideload/contract';
import type { SignedInUser } from './user-factories.ts';
import type { World } from '../world.ts';

/** All of Texas, until further notice. */
export const aRestrictionBody = {
  state: 'TX',
  firstDay: '2026-11-01',
  what: 'A bridge is closed to wide loads',
  source: 'https://example.com/notice',
} as const;

export async function aRestriction(
  world: World,
  { token }: SignedInUser,
  parts: Record<string, unknown> = {},
): Promise<StoredRestriction> {
  const body = { ...aRestrictionBody, ...parts };
  const answer = await world.call('POST', '/permits/admin/restrictions', { token, body });
  if (answer.statusCode !== 201) throw new Error(answer.body);
  return answer.json<StoredRestriction>();
}
