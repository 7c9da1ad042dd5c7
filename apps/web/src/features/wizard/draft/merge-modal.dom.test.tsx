import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { aPermit } from '#product/permit/a-permit.fixture.ts';
import { emptyOrderForm } from './order-form.ts';
import { toPermitForm } from './permit-form.ts';
import { servePointNames } from '#product/trip/serve-point-names.test-support.ts';
import { MergeAnswer } from './merge-modal.tsx';

beforeEach(() => servePointNames(() => 'near Dallas, TX'));
// The towns come from the server, which takes long on a busy machine.
const patience = { timeout: 10_000 };

test.each([
  [
    'with a name',
    { lat: '35.21', lng: '-100', label: 'I-40 at the Oklahoma line' },
    'I-40 at the Oklahoma line (35.2100, -100.0000)',
  ],
  ['without a name', { lat: '32.8', lng: '-96.8', label: '' }, 'near Dallas, TX (32.8000, -96.8000)'],
  ['nobody chose', { lat: '31.968599', lng: '-99.901813', label: '' }, 'not given yet (31.9686, -99.9018)'],
  ['of text that is none', { lat: '35 north', lng: '-100', label: '' }, '35 north, -100'],
])('a place %s', async (_, origin, words) => {
  const permit = toPermitForm(aPermit({ _id: 'permit-1' }));
  const form = { ...emptyOrderForm, permits: [{ ...permit, route: { ...permit.route, origin } }] };
  const context = { permits: [{ _id: 'permit-1', unit: 'unit-1', state: 'TX' as const }], names: new Map() };
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MergeAnswer path={['permits', 'permit-1', 'route', 'origin']} {...{ form, context }} />
    </QueryClientProvider>,
  );
  await waitFor(() => expect(document.body.textContent).toBe(words), patience);
});
