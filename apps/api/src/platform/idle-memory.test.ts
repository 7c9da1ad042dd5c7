import { expect, test } from 'vitest';
import { createIdleCollection } from './idle-memory.ts';

const MB = 1024 * 1024;

function openLook() {
  const now = { utilization: 0, usedBytes: 60 * MB, collections: 0 };
  const look = createIdleCollection({
    collect: () => {
      now.collections += 1;
      now.usedBytes = 50 * MB;
    },
    readUtilization: () => now.utilization,
    readUsedBytes: () => now.usedBytes,
  });
  return { now, look };
}

test('an idle server collects what its start left behind, once', () => {
  const { now, look } = openLook();
  look();
  look();
  expect(now.collections).toBe(1);
});

test('a busy server is left alone, and collects when it is idle', () => {
  const { now, look } = openLook();
  now.utilization = 0.5;
  look();
  expect(now.collections).toBe(0);
  now.utilization = 0.01;
  look();
  expect(now.collections).toBe(1);
});

test('a little garbage is not worth a collection', () => {
  const { now, look } = openLook();
  look();
  now.usedBytes = 57 * MB;
  look();
  expect(now.collections).toBe(1);
  now.usedBytes = 59 * MB;
  look();
  expect(now.collections).toBe(2);
});
