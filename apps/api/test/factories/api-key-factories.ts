import { keyScopes, type ApiKey, type apiKeys, type BodyOf } from '@wideload/contract';
import type { SignedInUser } from './user-factories.ts';
import type { World } from '../world.ts';

export const anApiKeyBody = {
  name: 'Transport system',
  scopes: [...keyScopes],
  days: 90,
} satisfies BodyOf<typeof apiKeys.create>;

export async function anApiKey(
  world: World,
  { token }: SignedInUser,
  body: Partial<BodyOf<typeof apiKeys.create>> = {},
): Promise<ApiKey & { secret: string }> {
  const answer = await world.call('POST', '/api_keys', { token, body: { ...anApiKeyBody, ...body } });
  if (answer.statusCode !== 201) throw new Error(answer.body);
  return answer.json<ApiKey & { secret: string }>();
}
