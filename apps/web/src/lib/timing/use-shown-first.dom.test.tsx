import { act, renderHook } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { useShownFirst } from './use-shown-first.ts';

function renderChoice({ isRefused = false } = {}) {
  const onChange = vi.fn<(next: string) => void>();
  const hook = renderHook(() => {
    const [value, setValue] = useState('date');
    const [shown, change] = useShownFirst(value, (next) => {
      onChange(next);
      if (!isRefused) setValue(next);
    });
    return { value, shown, change };
  });
  return { ...hook, onChange };
}

test('a press shows at once, and the change comes after the frame', async () => {
  const { result, onChange } = renderChoice();
  act(() => result.current.change('phone'));
  expect(result.current).toMatchObject({ shown: 'phone', value: 'date' });
  expect(onChange).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(result.current).toMatchObject({ shown: 'phone', value: 'phone' }), { timeout: 60_000 });
  expect(onChange.mock.calls).toEqual([['phone']]);
});

test('a second press before the frame goes on from what is shown, and the last one counts', async () => {
  const { result } = renderChoice();
  act(() => result.current.change('phone'));
  act(() => result.current.change('-phone'));
  expect(result.current.shown).toBe('-phone');
  await vi.waitFor(() => expect(result.current.value).toBe('-phone'), { timeout: 60_000 });
  expect(result.current.shown).toBe('-phone');
});

test('a change that is refused leaves the old choice', async () => {
  const { result, onChange } = renderChoice({ isRefused: true });
  act(() => result.current.change('phone'));
  await vi.waitFor(() => expect(onChange).toHaveBeenCalledOnce(), { timeout: 60_000 });
  await vi.waitFor(() => expect(result.current.shown).toBe('date'), { timeout: 60_000 });
});

test('nothing changes when its page is gone before the frame', async () => {
  const { result, onChange, unmount } = renderChoice();
  act(() => result.current.change('phone'));
  unmount();
  await new Promise((resolve) => {
    setTimeout(resolve, 150);
  });
  expect(onChange).not.toHaveBeenCalled();
});
