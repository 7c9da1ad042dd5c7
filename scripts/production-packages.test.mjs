import { expect, test } from 'vitest';
import { listProductionPackages } from './production-packages.mjs';

test('packages of a server are counted: no workspaces, no tools of development, no other platforms', () => {
  const packages = {
    '': {},
    'apps/api': {},
    'node_modules/@wideload/api': { link: true },
    'node_modules/vite': { dev: true },
    'node_modules/fastify': {},
    'node_modules/pg/node_modules/split2': {},
    'node_modules/sharp-linux': { os: ['linux'], cpu: ['x64'], libc: ['glibc'], optional: true },
    'node_modules/sharp-musl': { os: ['linux'], cpu: ['x64'], libc: ['musl'], optional: true },
    'node_modules/sharp-darwin': { os: ['darwin'], cpu: ['arm64'], optional: true },
  };
  expect(listProductionPackages({ packages })).toEqual([
    'node_modules/fastify',
    'node_modules/pg/node_modules/split2',
    'node_modules/sharp-linux',
  ]);
});
