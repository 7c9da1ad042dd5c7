import { createMemoryHistory } from '@tanstack/react-router';
import { renderHook, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useStages, watchHistory } from './use-stages.ts';

function renderStages() {
  const rendered: number[] = [];
  const hook = renderHook(() => {
    const stages = useStages(3);
    rendered.push(stages);
    return stages;
  });
  return { ...hook, rendered };
}

test('a page that was opened by a press renders its stages one after the other, and all of them at once after Back', async () => {
  const history = createMemoryHistory({ initialEntries: ['/new_order?step=permits'] });
  watchHistory(history);
  history.push('/new_order?step=summary');
  const pressed = renderStages();
  await waitFor(() => expect(pressed.result.current).toBe(3));
  expect([...new Set(pressed.rendered)]).toEqual([1, 2, 3]);
  history.back();
  expect(renderStages().rendered[0]).toBe(3);
});
