import type { Place } from '@wideload/domain';
import { vi } from 'vitest';

/** Answers the call that names points. */
export function servePointNames(nameOf: (point: Place) => string): void {
  vi.stubGlobal('fetch', async (_path: string, init: { body: string }) => {
    const { points } = JSON.parse(init.body);
    return Response.json({ names: points.map(nameOf) });
  });
}
