import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aPermit } from '#product/permit/a-permit.fixture.ts';
import { servePointNames } from '#product/trip/serve-point-names.test-support.ts';
import { PermitFacts } from './unit-facts.tsx';

const permit = aPermit({
  route: { origin: { lat: 32.7767, lng: -96.797, label: '' }, destination: { lat: 31.7619, lng: -106.485, label: '' } },
  comment: 'By night only',
  reasons: [{ what: 'width', limit: 102, actual: 174, over: 72, unit: 'in' }],
});

// Both parts load on demand, which takes long on a busy machine.
const patience = { timeout: 10_000 };

const load = {
  type: 'general',
  facts: {
    dimensions: { width: 174, height: 162, length: 780, frontOverhang: 0, rearOverhang: 0 },
    weight: 80_000,
    axles: { AB: 212, BC: 52, CD: 380, DE: 49 },
  },
} as const;

test('a permit shows its days, route, reasons, comment and escorts', async () => {
  servePointNames(({ lat }) => (lat > 32 ? 'near Dallas, TX' : 'near El Paso, TX'));
  render(
    <QueryClientProvider client={new QueryClient()}>
      <PermitFacts load={load} permits={[permit]} order={{ status: 'pending', trip: null }} />
    </QueryClientProvider>,
  );
  for (const words of [
    'Oversize Permit Type, Sat, Nov 21, 2026 to Tue, Nov 24, 2026',
    'Width 14′6″ is 6′0″ over the 8′6″ limit',
    'Comment: By night only',
  ]) {
    expect(screen.getByText(words)).toBeDefined();
  }
  const route = 'From near Dallas, TX (32.7767, -96.7970) to near El Paso, TX (31.7619, -106.4850)';
  await waitFor(() => expect(document.body.textContent).toContain(route), patience);
  expect(
    await screen.findByText(/^Escorts: 1 front on two-lane roads\. 1 rear on multilane roads/, {}, patience),
  ).toBeDefined();
});
