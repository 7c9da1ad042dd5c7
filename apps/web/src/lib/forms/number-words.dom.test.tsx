import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import './number-words.ts';

function Field({ correct }: { correct?: 'off' }) {
  const [text, setText] = useState('');
  return (
    <>
      <input aria-label="Width" autoCorrect={correct} value={text} onChange={({ target }) => setText(target.value)} />
      <output>{text}</output>
    </>
  );
}

test('words of numbers become figures when a field of measures is left, and stay words in any other', async () => {
  const { unmount } = render(<Field correct="off" />);
  const field = screen.getByRole<HTMLInputElement>('textbox');
  fireEvent.input(field, { target: { value: 'fourteen feet six' } });
  expect(field.value).toBe('fourteen feet six');
  fireEvent.change(field);
  field.dispatchEvent(new Event('change', { bubbles: true }));
  // The part loads slowly on a busy machine.
  const patience = { timeout: 10_000 };
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('14 feet 6'), patience);
  unmount();

  render(<Field />);
  const other = screen.getByRole<HTMLInputElement>('textbox');
  fireEvent.input(other, { target: { value: 'Fourteen Mile, MI' } });
  other.dispatchEvent(new Event('change', { bubbles: true }));
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(screen.getByRole('status').textContent).toBe('Fourteen Mile, MI');
});
