import { act, render, screen } from '@testing-library/react';
import { companies } from '@wideload/contract/client';
import { expect, test, vi } from 'vitest';
import { call } from '#lib/api/api.ts';
import { StepUpHost } from './step-up-host.tsx';

let isReached = false;
vi.mock('./step-up-dialog.tsx', () => ({
  get StepUpDialog() {
    if (!isReached) throw new TypeError('Failed to fetch');
    return ({ onAnswer }: { onAnswer: (isProved: boolean) => void }) => (
      <button onClick={() => onAnswer(true)}>Confirm</button>
    );
  },
}));

test('a call whose dialog does not load fails as without a network, and asks for the proof when it is tried again', async () => {
  let isProved = false;
  const refusal = { status: 403, code: 'step-up.required', title: 'No.', detail: 'No, because.', requestId: 'r-1' };
  vi.stubGlobal('fetch', () => Promise.resolve(isProved ? Response.json({}) : Response.json(refusal, { status: 403 })));
  render(<StepUpHost email="ann@example.com" />);
  const remove = () => call(companies.remove, { params: { id: 'a' } });
  await expect(remove()).rejects.toThrow('We cannot reach the server.');

  isReached = true;
  const again = remove();
  const confirm = await screen.findByRole('button', { name: 'Confirm' });
  isProved = true;
  act(() => confirm.click());
  await expect(again).resolves.toEqual({});
  expect(screen.queryByRole('button')).toBeNull();
});
