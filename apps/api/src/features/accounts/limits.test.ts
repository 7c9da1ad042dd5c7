import { hash } from '@node-rs/argon2';
import { expect, test } from 'vitest';
import { formatWait, HOUR, MINUTE, SECOND } from '#clock.ts';
import { Problem } from '#problem.ts';
import { computeCodeWait } from './code-allowance.ts';
import { hashPassword, verifyPassword, hashing } from './passwords.ts';
import { createCode } from '../../platform/secrets.ts';

test.each([
  [1, '1 second'],
  [SECOND, '1 second'],
  [29_001, '30 seconds'],
  [MINUTE, '60 seconds'],
  [MINUTE + 1, '2 minutes'],
  [15 * MINUTE, '15 minutes'],
  [HOUR + 1, '2 hours'],
])('a wait of %i ms is called %s', (milliseconds, words) => {
  expect(formatWait(milliseconds)).toBe(words);
});

const now = new Date('2026-11-16T15:00:00Z');
const toPastTimes = (...waits: number[]) => waits.map((wait) => new Date(now.getTime() - wait));

test.each([
  ['no code yet', [], 0],
  ['four within the hour', toPastTimes(0, 1, 2, 3), 0],
  ['five within the hour', toPastTimes(0, 1, 2, 3, 20 * MINUTE), 40 * MINUTE],
  ['five, the first more than an hour ago', toPastTimes(0, 1, 2, 3, HOUR), 0],
  ['ten within the day', toPastTimes(...Array.from({ length: 9 }, (_, index) => (index + 2) * HOUR), 23 * HOUR), HOUR],
])('the next code after %s', (_name, sentAt, wait) => {
  expect(computeCodeWait(sentAt, now)).toBe(wait);
});

test('a code is six digits, whatever the number', () => {
  for (let count = 0; count < 500; count += 1) expect(createCode()).toMatch(/^\d{6}$/);
});

test('a hash that is none fits no password', async () => {
  expect(await verifyPassword(undefined, 'x')).toBe(false);
  expect(await verifyPassword('', '')).toBe(false);
  expect(await verifyPassword('none: this person never types it', 'none')).toBe(false);
});

test('a flood of passwords is refused early instead of piling up, and the rest is checked', async () => {
  const quick = await hash('Gooseneck-7', { memoryCost: 8, timeCost: 1, parallelism: 1 });
  const flood = Array.from({ length: 229 }, () => verifyPassword(quick, 'Gooseneck-7'));
  const results = await Promise.allSettled([...flood, hashPassword('Gooseneck-7')]);
  const refused = results.filter((result) => result.status === 'rejected');
  expect(refused).toHaveLength(230 - hashing.atOnce - hashing.mostWaiting);
  for (const { reason } of refused) expect(reason instanceof Problem && reason.code).toBe('server.unavailable');
  expect(results.at(-1)?.status).toBe('rejected');
  const checked = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
  expect(checked.every((fits) => fits === true)).toBe(true);
  expect(await verifyPassword(await hashPassword('Gooseneck-7'), 'Gooseneck-7')).toBe(true);
});
