import type { Permit } from '@wideload/contract';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { PermitFacts } from './permit-facts.tsx';

const permit: Permit = {
  _id: '01a200c2-f7a6-7243-8264-62b0642d8316',
  unit: '01a200c2-f7a6-7243-8264-62b0642d8317',
  state: 'TX',
  permitType: 'Oversize',
  price: 6200,
  days: 1,
  fee: 6200,
  date: { startDate: '2026-11-21', endDate: '2026-11-24' },
  route: { origin: { lat: 32.7767, lng: -96.797 }, destination: { lat: 31.7619, lng: -106.485 } },
  comment: 'By night only',
  typed: {},
  reasons: [{ what: 'width', limit: 102, actual: 174, over: 72, unit: 'in' }],
  status: 'requested',
  stateNumber: '',
  validFrom: null,
  validTo: null,
  chargedFeeCents: null,
  refusalReason: '',
  filedAt: null,
  issuedAt: null,
  document: null,
};

afterEach(cleanup);

test('a permit shows its days, route, reasons and comment', () => {
  render(<PermitFacts permits={[permit]} unit={1} order="pending" />);
  for (const words of [
    'Oversize Permit Type, Sat, Nov 21, 2026 to Tue, Nov 24, 2026',
    'From 32.77670, -96.79700 to 31.76190, -106.48500',
    'Width 14′6″ is 6′0″ over the 8′6″ limit',
    'Comment: By night only',
  ]) {
    expect(screen.getByText(words)).toBeDefined();
  }
});
