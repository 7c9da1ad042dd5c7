import type { Passkey, RecoveryCodes, SignInMethods } from '@wideload/contract';
import { TOTP } from 'otpauth';
import type * as z from 'zod/mini';
import type { World } from '../../world.ts';
import { createPasskeyDevice, type PasskeyDevice } from './passkey-device.ts';
import { goodPassword } from './accounts-journey.ts';

type Owner = { token: string };

/** The code that the app shows now, or that many steps of 30 seconds later. */
export function createAppCode({ clock }: World, secret: string, steps = 0): string {
  return new TOTP({ secret }).generate({ timestamp: clock.now().getTime() + steps * 30_000 });
}

/** @returns the secret in the app. */
export async function beginApp(world: World, { token }: Owner): Promise<string> {
  const answer = await world.call('POST', '/users/authenticator', { token });
  if (answer.statusCode !== 201) throw new Error(answer.body);
  return answer.json<{ secret: string }>().secret;
}

export function confirmApp(world: World, { token }: Owner, code: string) {
  return world.call('PUT', '/users/authenticator', { token, body: { code } });
}

export async function addApp(world: World, owner: Owner): Promise<{ secret: string; recoveryCodes: string[] }> {
  const secret = await beginApp(world, owner);
  const answer = await confirmApp(world, owner, createAppCode(world, secret));
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return { secret, ...answer.json<z.infer<typeof RecoveryCodes>>() };
}

export function createDevice({ deps }: World, options: { origin?: string; isVerified?: boolean } = {}): PasskeyDevice {
  return createPasskeyDevice({ origin: new URL(deps.config.publicUrl).origin, ...options });
}

async function findChallenge(world: World, path: string, owner?: Owner): Promise<string> {
  const answer = await world.call('POST', path, owner ?? {});
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json<{ challenge: string }>().challenge;
}

export async function savePasskey(world: World, owner: Owner, device: PasskeyDevice, name = 'Phone') {
  const passkey = device.create(await findChallenge(world, '/users/passkeys/options', owner));
  return world.call('POST', '/users/passkeys', { token: owner.token, body: { name, passkey } });
}

export async function addPasskey(world: World, owner: Owner, device = createDevice(world)): Promise<Passkey> {
  const answer = await savePasskey(world, owner, device);
  if (answer.statusCode !== 201) throw new Error(answer.body);
  return answer.json<Passkey>();
}

export const askSignInChallenge = (world: World) => findChallenge(world, '/auth/passkey/options');

export async function signInByPasskey(world: World, device: PasskeyDevice, challenge?: string) {
  const passkey = device.prove(challenge ?? (await askSignInChallenge(world)));
  return world.call('POST', '/auth/passkey/sign-in', { body: { passkey } });
}

export async function stepUpByPasskey(world: World, owner: Owner, device: PasskeyDevice) {
  const passkey = device.prove(await findChallenge(world, '/auth/step_up/options', owner));
  return world.call('POST', '/auth/step_up', { token: owner.token, body: { passkey } });
}

export function signInWithCode(world: World, email: string, code?: string) {
  const body = { email, password: goodPassword, ...(code !== undefined && { code }) };
  return world.call('POST', '/auth/sign-in', { body });
}

export function readMethods(world: World, { token }: Owner): Promise<SignInMethods> {
  return world.read<SignInMethods>('/users/sign_in_methods', { token });
}

export async function listSubjects(world: World, email: string): Promise<string[]> {
  return (await world.mails()).filter(({ to }) => to === email).map(({ subject }) => subject);
}
