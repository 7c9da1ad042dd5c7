import { beforeEach, expect, test } from 'vitest';
import { type Changes, type Subscriber, createMemory, type Memory } from './changes.ts';

let isCurrent: boolean;
let subscribers: Subscriber[];
let loads: number;
let memory: Memory<string>;

beforeEach(() => {
  isCurrent = true;
  subscribers = [];
  loads = 0;
  const changes: Changes = {
    isCurrent: () => isCurrent,
    subscribe: (subscriber) => void subscribers.push(subscriber),
    catchUp: () => Promise.resolve(),
  };
  memory = createMemory(changes, { topic: 'access' });
});

const hear = (topic: string, owner: string) => subscribers.forEach((subscriber) => subscriber.hear({ topic, owner }));
const lose = () => subscribers.forEach((subscriber) => subscriber.lose());
const read = (owner = 'ann', key = 'session') =>
  memory.get({ owner, key }, () => {
    loads += 1;
    return Promise.resolve(`read ${loads}`);
  });

test('what was read is kept, for its owner and key', async () => {
  expect([await read(), await read()]).toEqual(['read 1', 'read 1']);
  expect(await read('bob')).toBe('read 2');
  expect(await read('ann', 'other session')).toBe('read 3');
});

test.each([
  ['a change of its owner', () => hear('access', 'ann'), 'read 2'],
  ['a change of somebody else', () => hear('access', 'bob'), 'read 1'],
  ['a change of another topic', () => hear('notifications', 'ann'), 'read 1'],
  ['the loss of the line', lose, 'read 2'],
])('after %s', async (_, happen, expected) => {
  await read();
  happen();
  expect(await read()).toBe(expected);
});

test.each([
  ['a change', () => hear('access', 'ann')],
  ['the loss of the line', lose],
])('what was read before %s that was heard meanwhile is not kept', async (_, happen) => {
  let finish = (_value: string) => undefined as void;
  const reading = memory.get(
    { owner: 'ann', key: 'session' },
    () => new Promise<string>((resolve) => (finish = resolve)),
  );
  happen();
  finish('too early');
  expect(await reading).toBe('too early');
  expect(await read()).toBe('read 1');
});

test('while changes are not heard, each request reads', async () => {
  await read();
  isCurrent = false;
  expect([await read(), await read()]).toEqual(['read 2', 'read 3']);
});

test('what is not there is asked for again', async () => {
  const find = () => memory.get({ owner: 'ann', key: 'gone' }, () => Promise.resolve(undefined));
  expect(await find()).toBeUndefined();
  expect(await read('ann', 'gone')).toBe('read 1');
});

test('what is no longer true is read again', async () => {
  let isTrue = true;
  const changes = { isCurrent: () => true, subscribe: () => undefined, catchUp: () => Promise.resolve() };
  const timed = createMemory<number>(changes, { topic: 'access', isStillTrue: () => isTrue });
  const count = () => timed.get({ owner: 'ann', key: 'count' }, () => Promise.resolve((loads += 1)));
  expect([await count(), await count()]).toEqual([1, 1]);
  isTrue = false;
  expect(await count()).toBe(2);
});
