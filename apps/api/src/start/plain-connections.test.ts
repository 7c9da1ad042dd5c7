import { pino } from 'pino';
import { expect, test } from 'vitest';
import { findPlainHost, warnOfPlainConnections } from './start-warnings.ts';

test.each([
  ['postgres://ann:secret@db.haul.example:5432/wideload', 'db.haul.example'],
  ['postgres://ann:secret@203.0.113.7/wideload', '203.0.113.7'],
  ['postgres://ann:secret@[2001:db8::7]:5432/wideload', '2001:db8::7'],
  ['postgres://ann:secret@db.haul.example/wideload?sslmode=verify-full', null],
  ['postgres://ann:secret@db.haul.example/wideload?sslmode=disable', null],
  ['postgres://ann:secret@postgres:5432/wideload', null],
  ['postgres://ann:secret@localhost:5432/wideload', null],
  ['postgres://ann:secret@10.1.2.3:5432/wideload', null],
  ['postgres://ann:secret@172.20.0.4:5432/wideload', null],
  ['postgres://ann:secret@[fd00::4]:5432/wideload', null],
  ['postgres://ann:secret@db.internal:5432/wideload', null],
  ['postgres://ann:secret@localhost/wideload?host=/run/postgresql', null],
])('%s leads in the clear to %s', (url, host) => {
  expect(findPlainHost(url)).toBe(host);
});

test('each address is told of with its setting, and never with its password', () => {
  const said: string[] = [];
  warnOfPlainConnections(
    {
      databaseUrl: 'postgres://ann:secret@db.haul.example/wideload?sslmode=verify-full',
      databaseReadUrl: 'postgres://ann:secret@standby.haul.example/wideload',
      databaseDirectUrl: null,
    },
    { log: pino({ level: 'silent' }), say: (sentence) => void said.push(sentence) },
  );
  expect(said).toEqual([
    'The connection to the database at standby.haul.example is not encrypted: DATABASE_READ_URL has no sslmode. Add sslmode=verify-full and sslrootcert=/path/ca.crt to the address, or sslmode=disable if nobody else can listen on the way.',
  ]);
});
