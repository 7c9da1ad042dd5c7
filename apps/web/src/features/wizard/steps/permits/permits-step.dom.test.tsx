import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { stepPanels } from '../../step-panels.tsx';
import { anOrderPermit } from './an-order-permit.fixture.ts';
import { PermitCard } from './permit-card.tsx';

const ignore = vi.fn<() => void>();

test('a card that opens has all of its text at once: what comes later would move its buttons', async () => {
  await stepPanels.permits.preload();
  const permit = anOrderPermit({ unitNumber: 1, state: 'TX' });
  const dimensions = { width: 174, height: 182, length: 924, frontOverhang: 0, rearOverhang: 0 };
  const axles = { AB: 212, BC: 54, CD: 470, DE: 54, EF: null };
  const unit = { ...permit.unit, loadType: 'general' as const, dimensions, axles, weight: 98_000 };
  const { container } = render(
    <QueryClientProvider client={new QueryClient()}>
      <PermitCard
        permit={{ ...permit, unit }}
        own={{}}
        messages={{ messageAt: () => undefined, touch: ignore, touchAll: ignore, reset: ignore }}
        isOpen
        onToggle={ignore}
        put={ignore}
      />
    </QueryClientProvider>,
  );
  const atOnce = container.textContent;
  expect(atOnce).toContain('Travel restrictions');
  expect(atOnce).toContain('in all.');
  await new Promise((done) => setTimeout(done, 100));
  expect(container.textContent).toBe(atOnce);
  expect(screen.getByRole('button', { name: /^Choose on the map: Origin/ })).toBeDefined();
});
