import { expect, test } from 'vitest';
import { listPickyPackages, listProductionPackages } from './production-packages.mjs';

test('packages of a server are counted: no workspaces, no tools of development, no other platforms', () => {
  const packages = {
    '': {},
    'apps/api': {
      dependencies: { fastify: '1', pg: '1', 'sharp-linux': '1' },
      optionalDependencies: { 'sharp-musl': '1', 'sharp-browser': '1' },
    },
    'node_modules/@wideload/api': { link: true },
    'node_modules/vite': { dev: true },
    'node_modules/fastify': {},
    'node_modules/pg': { dependencies: { split2: '1' } },
    'node_modules/pg/node_modules/split2': {},
    'node_modules/sharp-linux': { os: ['linux'], cpu: ['x64'], libc: ['glibc'], optional: true },
    'node_modules/sharp-musl': { os: ['linux'], cpu: ['x64'], libc: ['musl'], optional: true },
    // Only a package of another platform asks for this one.
    'node_modules/sharp-browser': { cpu: ['wasm32'], optional: true, dependencies: { 'sharp-wasm': '1' } },
    'node_modules/sharp-wasm': { optional: true, dependencies: { emulation: '1' } },
    'node_modules/emulation': { optional: true },
    'node_modules/sharp-darwin': { os: ['darwin'], cpu: ['arm64'], optional: true },
  };
  expect(listProductionPackages({ packages })).toEqual([
    'node_modules/fastify',
    'node_modules/pg',
    'node_modules/pg/node_modules/split2',
    'node_modules/sharp-linux',
  ]);
});

test('a package of a server that does not run on each promised Node.js is named; a tool of development may want what it likes', () => {
  const packages = {
    '': { engines: { node: '^20.19 || ^22.13 || >=24' } },
    'apps/api': { dependencies: { older: '1', same: '1', newer: '1', capped: '1', silent: '1' } },
    'node_modules/older': { engines: { node: '>= 0.8' } },
    'node_modules/same': { engines: { node: '^20.19.0 || >=22.12.0' } },
    'node_modules/newer': { engines: { node: '>=22' } },
    'node_modules/capped': { engines: { node: '^20 || ^22 || ^24' } },
    'node_modules/silent': {},
    'node_modules/tool': { dev: true, engines: { node: '>=26' } },
  };
  expect(listPickyPackages({ packages })).toEqual([
    'newer wants Node.js >=22',
    'capped wants Node.js ^20 || ^22 || ^24',
  ]);
});
