import { maxCombinations, type Combination, type ProblemBody } from '@wideload/contract';
import { noAxleFigures } from '@wideload/domain';
import { describe, expect, test } from 'vitest';
import { aCombinationBody } from '#test/factories/combination-factories.ts';
import { aUser, type SignedInUser } from '#test/factories/user-factories.ts';
import { sharedWorld } from '#test/world.ts';

const world = sharedWorld();

const aBody = (user: SignedInUser, name?: string) => aCombinationBody(world, user, name);
type Body = Awaited<ReturnType<typeof aBody>>;

const post = (user: SignedInUser, body: object) => world.call('POST', '/combinations', { token: user.token, body });

async function saveCombination(user: SignedInUser, body: Body): Promise<Combination> {
  const answer = await post(user, body);
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json<Combination>();
}

const listed = async ({ token }: SignedInUser) =>
  (await world.read<{ items: Combination[] }>('/combinations', { token })).items;

describe('a saved combination', () => {
  test('comes back as it was saved, for its owner only, by name', async () => {
    const user = await aUser(world);
    const body = await aBody(user, ' b-train ');
    const combination = await saveCombination(user, body);
    const none = { axleWeights: noAxleFigures, axleTires: noAxleFigures, kingpin: null };
    expect(combination).toEqual({ ...body, ...none, name: 'b-train', _id: combination._id });
    const five = await saveCombination(user, { ...body, name: 'A-train', axles: { ...body.axles, EF: null } });
    expect(await listed(user)).toEqual([five, combination]);
    expect(await listed(await aUser(world))).toEqual([]);
  });

  test('keeps the weights and the tires of its axles', async () => {
    const user = await aUser(world);
    const axles = { axleWeights: { ...noAxleFigures, A: 12_000, F: 1 }, axleTires: { ...noAxleFigures, B: 16, E: 2 } };
    await saveCombination(user, { ...(await aBody(user)), ...axles });
    expect(await listed(user)).toMatchObject([axles]);
    const one = await post(user, { ...(await aBody(user, 'One tire')), axleTires: { ...noAxleFigures, A: 1 } });
    expect(one.statusCode).toBe(400);
  });

  test('has a unique name, whatever the case; others may use the same', async () => {
    const user = await aUser(world);
    const body = await aBody(user, 'Heavy');
    await saveCombination(user, body);
    const answer = await post(user, { ...body, name: 'HEAVY' });
    expect(answer.json()).toMatchObject({ status: 409, code: 'combination.exists' });
    const other = await aUser(world);
    await saveCombination(other, await aBody(other, 'Heavy'));
  });

  test('saved twice at the same time exists once', async () => {
    const user = await aUser(world);
    const body = await aBody(user);
    const answers = await Promise.all([post(user, body), post(user, body)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([201, 409]);
    expect(await listed(user)).toHaveLength(1);
  });

  test.each(['trucks', 'trailers'] as const)(
    'whose %s entry was deleted is not offered, and frees its name',
    async (list) => {
      const user = await aUser(world);
      const body = await aBody(user);
      await saveCombination(user, body);
      const id = list === 'trucks' ? body.truckId : body.trailerId;
      await world.call('DELETE', `/${list}/${id}`, { token: user.token });
      expect(await listed(user)).toEqual([]);
      await saveCombination(user, await aBody(user));
      expect(await listed(user)).toHaveLength(1);
    },
  );

  test('can be deleted once', async () => {
    const user = await aUser(world);
    const { _id } = await saveCombination(user, await aBody(user));
    const remove = () => world.call('DELETE', `/combinations/${_id}`, { token: user.token });
    expect((await remove()).statusCode).toBe(200);
    expect((await remove()).statusCode).toBe(404);
    expect(await listed(user)).toEqual([]);
  });

  test('is refused with the truck or trailer of another carrier', async () => {
    const user = await aUser(world);
    const [own, theirs] = [await aBody(user), await aBody(await aUser(world))];
    for (const path of ['truckId', 'trailerId'] as const) {
      const answer = await post(user, { ...own, [path]: theirs[path] });
      expect(answer.statusCode).toBe(404);
      expect(answer.json<ProblemBody>().errors?.[0]?.path).toBe(path);
    }
  });

  test.each([
    ['without a name', { name: '  ' }, 'name'],
    ['without a weight', { weight: null }, 'weight'],
    ['with a load that is none', { loadType: 'feathers' }, 'loadType'],
  ])('%s is refused', async (_what, parts, path) => {
    const user = await aUser(world);
    const answer = await post(user, { ...(await aBody(user)), ...parts });
    expect(answer.statusCode).toBe(400);
    expect(answer.json<ProblemBody>().errors?.[0]?.path).toBe(path);
  });

  test('is one too many beyond the limit, also when two come at once', async () => {
    const user = await aUser(world);
    const body = await aBody(user);
    for (let count = 1; count < maxCombinations; count += 1)
      await saveCombination(user, { ...body, name: `No. ${count}` });
    const answers = await Promise.all(['left', 'right'].map((name) => post(user, { ...body, name })));
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([201, 409]);
    const refused = answers.find(({ statusCode }) => statusCode === 409);
    expect(refused?.json<ProblemBody>().code).toBe('combination.too-many');
  });
});
