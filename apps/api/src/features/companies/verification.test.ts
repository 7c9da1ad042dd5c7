import { describe, expect, test } from 'vitest';
import { behaviors, content } from '#providers/registry/qcmobile.test-support.ts';
import { aRegistryWorld, ridge } from './companies.test-support.ts';

const { registry, world, user } = aRegistryWorld();

async function verify(query: string) {
  return world.call('GET', `/companies/fmcsa?${query}`, { token: user.token });
}

test('a carrier whose record is incomplete is typed by hand, and the others are still verified', async () => {
  const carrier = { dotNumber: 77, legalName: null, allowedToOperate: 'Y' };
  registry.behave(content({ carrier }));
  for (let time = 0; time < 4; time += 1)
    expect((await verify('dotNumber=77')).json()).toEqual({
      result: 'unavailable',
      message:
        'Company was not verified by usdot number: the registry’s record of it is incomplete. Fill in the company yourself and go on.',
      company: null,
      choices: [],
    });
  registry.restore();
  expect((await verify('dotNumber=9000001')).json()).toMatchObject({ result: 'verified' });
});

describe('verification', () => {
  test.each([
    ['dotNumber=9000001', 'verified', 'Company is verified by usdot number'],
    ['docketNumber=900001', 'verified', 'Company is verified by docket number'],
    ['dotNumber=12', 'not-found', 'Company was not verified by usdot number'],
    ['docketNumber=12', 'not-found', 'Company was not verified by docket number'],
    [
      'dotNumber=9000013',
      'not-allowed',
      'Dormant Demo Trucking Inc was not verified by usdot number: the registry does not allow it to operate',
    ],
    [
      'docketNumber=900013',
      'not-allowed',
      'Dormant Demo Trucking Inc was not verified by docket number: the registry does not allow it to operate',
    ],
  ])('of %s says %s', async (query, result, message) => {
    const answer = await verify(query);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ result, message });
    expect(answer.json().company === null).toBe(result !== 'verified');
  });

  test('answers with the registry’s facts', async () => {
    const { company } = (await verify('docketNumber=900001')).json();
    expect(company).toEqual({ ...ridge, docketPrefix: 'MC', carrierName: 'Imaginary Ridge', phone: '(307) 555-0101' });
  });

  test.each([
    ['dotNumber=', 'Please complete usdot number !'],
    ['docketNumber=', 'Please complete docket number !'],
    ['dotNumber=MC-12', 'Wrong format (ONLY NUMBERS)'],
    ['docketNumber=12a', 'Wrong format (ONLY NUMBERS)'],
    ['', 'Enter a USDOT number or a docket number'],
    ['dotNumber=1&docketNumber=2', 'Enter a USDOT number or a docket number'],
  ])('refuses %s', async (query, message) => {
    const answer = await verify(query);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors[0].message).toBe(message);
  });

  test.each([
    ['is down', behaviors.broken, 60_000],
    ['is silent', behaviors.silent, 100],
    ['is in maintenance', behaviors.maintenance, 60_000],
  ])('says that the registry does not answer when it %s', async (_name, behavior, timeoutMs) => {
    registry.waitAtMost(timeoutMs);
    registry.behave(behavior);
    const answer = await verify('dotNumber=9000001');
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ result: 'unavailable', company: null });
    expect(answer.json().message).toContain('was not verified by usdot number');
  });
});
