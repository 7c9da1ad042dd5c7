import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [react()],
  resolve: { dedupe: ['react', 'react-dom'] },
  test: {
    name: 'web',
    // They only bound a hang: a busy machine takes ten times as long, and no test waits for them (docs/decisions/0053).
    testTimeout: 120_000,
    hookTimeout: 120_000,
    environment: 'jsdom',
    environmentOptions: { jsdom: { url: 'http://localhost/' } },
    include: ['src/**/*.test.{ts,tsx}'],
    // A separate document for each file took four fifths of the time (docs/decisions/0113).
    isolate: false,
    setupFiles: ['src/lib/empty-document.test-support.ts'],
  },
});
