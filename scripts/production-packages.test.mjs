import { expect, test } from 'vitest';
import { listProductionPackages } from './production-packages.mjs';

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
