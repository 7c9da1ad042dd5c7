import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [react()],
  resolve: { dedupe: ['react', 'react-dom'] },
  test: {
    name: 'web',
    environment: 'jsdom',
    environmentOptions: { jsdom: { url: 'http://localhost/' } },
    include: ['src/**/*.test.{ts,tsx}'],
    // A document of its own for each file took four fifths of the time (docs/decisions/0042).
    isolate: false,
    setupFiles: ['src/lib/empty-document.test-support.ts'],
  },
});
