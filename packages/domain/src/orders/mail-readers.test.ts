import { expect, test } from 'vitest';
import { listMailAddresses, type MailReader } from './mail-readers.ts';

const person = (email: string, facts: Partial<MailReader> = {}): MailReader => ({
  email,
  isOwner: false,
  isTheirs: false,
  wantsAll: false,
  hasLeft: false,
  ...facts,
});
const owner = person('owner@a.example', { isOwner: true });
const maker = person('maker@a.example', { isTheirs: true });
const viewer = person('viewer@a.example');
const all = { wantsAll: true };
const left = { hasLeft: true };

test.each<[string, string, MailReader[], string[]]>([
  ['an account of one', 'trucks@a.example', [{ ...owner, isTheirs: true, ...all }], ['trucks@a.example']],
  ['a deleted account', '', [owner, maker], []],
  ['whose order it is', 'trucks@a.example', [owner, maker, viewer], ['trucks@a.example', maker.email]],
  ['who wants all', maker.email, [owner, maker, { ...viewer, ...all }], [maker.email, viewer.email]],
  ['an address in capitals is one', 'Maker@A.example', [owner, maker], ['Maker@A.example']],
  ['who has left gets none', 'trucks@a.example', [owner, { ...maker, ...all, ...left }], ['trucks@a.example']],
  ['named, and has left', maker.email, [owner, { ...maker, ...left }], [owner.email]],
  [
    'named, has left, and another wants all',
    maker.email,
    [owner, { ...maker, ...left }, { ...viewer, ...all }],
    [viewer.email],
  ],
  [
    'a person without an address',
    'trucks@a.example',
    [owner, person('', all), maker],
    ['trucks@a.example', maker.email],
  ],
])('%s', (_, named, people, expected) => {
  expect(listMailAddresses(named, people)).toEqual(expected);
});
