import { renderHook } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { closeToast, listToasts } from '#lib/toast.ts';
import { useRefusalToast } from './step-form.tsx';

const listToastTexts = () => listToasts().map(({ text }) => text);
const aRefusal = (isWrong: boolean) => ({ isWrong });

afterEach(() => {
  for (const { id } of listToasts()) closeToast(id);
});

function renderRefusal() {
  return renderHook(({ isWrong }) => useRefusalToast('Please select one state', isWrong), {
    initialProps: aRefusal(true),
  });
}

test('the message of a refused step disappears when the step is valid', () => {
  const { result, rerender } = renderRefusal();
  result.current();
  expect(listToastTexts()).toEqual(['Please select one state']);
  rerender(aRefusal(false));
  expect(listToastTexts()).toEqual([]);
});

test('it is shown once for several presses of Next, and disappears with its step', () => {
  const { result, unmount } = renderRefusal();
  result.current();
  result.current();
  expect(listToastTexts()).toEqual(['Please select one state']);
  unmount();
  expect(listToastTexts()).toEqual([]);
});

test('a valid step shows nothing', () => {
  const { result, rerender } = renderRefusal();
  rerender(aRefusal(false));
  result.current();
  expect(listToastTexts()).toEqual([]);
});
