import type { World } from '../../world.ts';

type Answer = Awaited<ReturnType<World['call']>>;

export const goodPassword = 'Gooseneck-7';

/** `name=value` of a cookie in an answer; `''` if the answer sets none. */
export function getCookie(
  answer: Answer,
  name: `__Host-wideload-${'refresh' | 'registration' | 'sign-in-key'}`,
): string {
  const cookie = answer.cookies.find((one) => one.name === name);
  return cookie === undefined || cookie.value === '' ? '' : `${name}=${cookie.value}`;
}

export const getRefreshCookie = (answer: Answer) => getCookie(answer, '__Host-wideload-refresh');
export const getSignInKey = (answer: Answer) => getCookie(answer, '__Host-wideload-sign-in-key');
export const getRegistrationCookie = (answer: Answer) => getCookie(answer, '__Host-wideload-registration');

export async function findCode(world: World, email: string): Promise<string> {
  const mail = (await world.mails()).find(({ to, subject }) => to === email && subject.includes('confirmation code'));
  return /\b\d{6}\b/.exec(mail?.text ?? '')?.[0] ?? 'no mail';
}

export async function findResetToken(world: World, email: string): Promise<string> {
  const mail = (await world.mails()).find(
    ({ to, subject }) => to === email && subject.includes('new Wideload password'),
  );
  return /#reset=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? 'no mail';
}

export function signUp(world: World, email: string, password = goodPassword) {
  return world.call('POST', '/auth/sign-up', { body: { email, password, terms: true } });
}

export function signIn(
  world: World,
  email: string,
  { password = goodPassword, cookie }: { password?: string; cookie?: string } = {},
) {
  return world.call('POST', '/auth/sign-in', { body: { email, password }, ...(cookie !== undefined && { cookie }) });
}

export function confirm(world: World, code: string, cookie: string) {
  return world.call('POST', '/users/email/confirmByCode', { body: { code }, cookie });
}

/** Registers through sign-up, code and confirmation. */
export async function register(world: World, email: string, password = goodPassword): Promise<void> {
  const begun = await signUp(world, email, password);
  await confirm(world, await findCode(world, email), getRegistrationCookie(begun));
}

export function changeCode(code: string): string {
  return code === '000000' ? '000001' : '000000';
}
