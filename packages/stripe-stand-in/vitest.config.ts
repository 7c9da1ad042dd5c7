import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { name: 'stripe-stand-in', include: ['src/**/*.test.ts'], testTimeout: 120_000, hookTimeout: 120_000 },
});
