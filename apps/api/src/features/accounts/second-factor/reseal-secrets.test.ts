import { randomBytes } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { setPassword } from '#test/access/access-factories.ts';
import { aUser } from '#test/factories/user-factories.ts';
import { addApp, createAppCode } from '#test/stages/sign-in/sign-in-methods-stage.ts';
import { aWorld, madeEachTime } from '#test/world.ts';
import { SECOND } from '#clock.ts';
import { findAuthenticator } from './authenticators.store.ts';
import { resealSecrets } from './authenticator.ts';
import { spendTotp, openSecret } from './second-factor.ts';

const world = aWorld();
let secret: string;
const user = madeEachTime(() => aUser(world));
beforeEach(async () => {
  await setPassword(world, user);
  ({ secret } = await addApp(world, user));
  world.clock.advance(30 * SECOND);
});

/** A server after `TOKEN_SECRET` was replaced, with the old one beside it or without. */
function replaceSecret({ keepsOld }: { keepsOld: boolean }) {
  const { config } = world.deps;
  const previousTokenSecret = keepsOld ? config.tokenSecret : null;
  return { ...world.deps, config: { ...config, tokenSecret: randomBytes(32), previousTokenSecret } };
}

async function readRow() {
  const row = await findAuthenticator(world.deps.db, user.id);
  if (row === undefined) throw new Error('The app is gone.');
  return row;
}

test('with the old secret beside the new one an app goes on, and needs the new one alone afterwards', async () => {
  const deps = replaceSecret({ keepsOld: true });
  expect(await spendTotp(deps, await readRow(), createAppCode(world, secret))).toBe(true);
  await resealSecrets(deps);
  const { sealed_secret } = await readRow();
  const withoutOld = { config: { ...deps.config, previousTokenSecret: null } };
  expect(openSecret(withoutOld, sealed_secret, user.id)).toEqual({ secret, isCurrent: true });
  await resealSecrets(deps);
  expect((await readRow()).sealed_secret).toBe(sealed_secret);
});

test('what neither secret opens stays as it is, and without an old secret nothing is touched', async () => {
  const before = await readRow();
  const stranger = { ...replaceSecret({ keepsOld: true }) };
  await resealSecrets({ ...stranger, config: { ...stranger.config, previousTokenSecret: randomBytes(32) } });
  await resealSecrets(replaceSecret({ keepsOld: false }));
  expect(await readRow()).toEqual(before);
});
