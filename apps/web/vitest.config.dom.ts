import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

// Tests that need a document: *.dom.test.ts(x).
export default defineConfig({
  plugins: [react()],
  resolve: { dedupe: ['react', 'react-dom'] },
  test: {
    name: 'web-dom',
    // They only bound a hang (docs/decisions/tests-and-ci.md).
    testTimeout: 120_000,
    hookTimeout: 120_000,
    environment: 'jsdom',
    environmentOptions: { jsdom: { url: 'http://localhost/' } },
    include: ['src/**/*.dom.test.{ts,tsx}'],
    // A separate document for each file took four fifths of the time (docs/decisions/tests-and-ci.md).
    isolate: false,
    pool: 'threads',
    setupFiles: ['src/lib/empty-document.test-support.ts'],
  },
});
