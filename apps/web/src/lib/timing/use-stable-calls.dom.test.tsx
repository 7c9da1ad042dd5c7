import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useStableCalls } from './use-stable-calls.ts';

test('a call stays the same function and reaches what the last render gave', () => {
  const { result, rerender } = renderHook(
    ({ name }) => useStableCalls({ greet: (word: string) => `${word} ${name}` }),
    {
      initialProps: { name: 'Ohio' },
    },
  );
  const { greet } = result.current;
  rerender({ name: 'Texas' });
  expect(result.current.greet).toBe(greet);
  expect(greet('Hello')).toBe('Hello Texas');
});
