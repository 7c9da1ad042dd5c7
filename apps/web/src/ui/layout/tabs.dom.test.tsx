import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { Tabs } from './tabs.tsx';

const onRemove = vi.fn<() => void>();

function Units() {
  const [current, setCurrent] = useState('1');
  return (
    <Tabs
      label="Units"
      tabs={['1', '2', '3'].map((key) => ({ key, label: `Unit ${key}` }))}
      current={current}
      onSelect={setCurrent}
      remove={{ label: `Delete unit ${current}`, onPress: onRemove }}
    >
      <input aria-label={`Width of unit ${current}`} />
    </Tabs>
  );
}

const isSelected = (name: string) => screen.getByRole('tab', { name }).getAttribute('aria-selected') === 'true';

test('a press shows on its tab at once, and until its panel comes no unit can be deleted', async () => {
  render(<Units />);
  fireEvent.click(screen.getByRole('tab', { name: 'Unit 2' }));
  expect(isSelected('Unit 2')).toBe(true);
  expect(screen.getByRole('tabpanel', { name: 'Unit 1' })).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Delete unit 1' }));
  expect(onRemove).not.toHaveBeenCalled();
  expect(await screen.findByRole('tabpanel', { name: 'Unit 2' })).toBeDefined();
  expect(screen.getByLabelText('Width of unit 2')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Delete unit 2' }));
  expect(onRemove).toHaveBeenCalledOnce();
});

test('arrows go on from the tab that is shown, and it has the focus', async () => {
  render(<Units />);
  screen.getByRole('tab', { name: 'Unit 1' }).focus();
  for (const _ of [1, 2]) fireEvent.keyDown(screen.getByRole('tablist'), { key: 'ArrowRight' });
  expect(isSelected('Unit 3')).toBe(true);
  expect(screen.getByRole('tab', { name: 'Unit 3' })).toBe(document.activeElement);
  await screen.findByLabelText('Width of unit 3');
});
