import type { Day } from '@wideload/domain';
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { DateField } from './date-field.tsx';

function aField(first: string) {
  const onDay = vi.fn<(day: Day, before: string) => void>();
  const texts: string[] = [];
  function Owner() {
    const [value, setValue] = useState(first);
    return (
      <DateField
        label="Start date"
        name="start"
        value={value}
        today={'2026-11-21' as Day}
        onText={(text) => {
          texts.push(text);
          setValue(text);
        }}
        onDay={(day, before) => {
          onDay(day, before);
          setValue(day);
        }}
        calendar={{ label: 'Pick', onOpen: () => {} }}
      />
    );
  }
  render(<Owner />);
  return { onDay, texts, input: screen.getByLabelText<HTMLInputElement>('Start date') };
}

test('a day is shown in short form, and typed text stays as typed', () => {
  const { input } = aField('2026-11-24');
  expect(input.value).toBe('Nov 24, 2026');
  fireEvent.change(input, { target: { value: '2026-12-01' } });
  expect(input.value).toBe('2026-12-01');
  fireEvent.blur(input);
  expect(input.value).toBe('Dec 1, 2026');
});

test.each(['3/4', 'Mar 4', '2027-03-04', '4 March 2027'])('%j becomes the day on blur', (typed) => {
  const { input, onDay, texts } = aField('2026-11-24');
  fireEvent.change(input, { target: { value: typed } });
  fireEvent.blur(input);
  expect(texts).toEqual([typed]);
  expect(onDay).toHaveBeenCalledExactlyOnceWith('2027-03-04', '2026-11-24');
});

test('Enter commits it as well', () => {
  const { input, onDay } = aField('2026-11-24');
  fireEvent.change(input, { target: { value: 'tomorrow' } });
  fireEvent.keyDown(input, { key: 'Enter' });
  expect(onDay).toHaveBeenCalledExactlyOnceWith('2026-11-22', '2026-11-24');
});

test('an invalid day stays as typed', () => {
  const { input, onDay } = aField('2026-11-24');
  fireEvent.change(input, { target: { value: 'soon' } });
  fireEvent.blur(input);
  expect(input.value).toBe('soon');
  expect(onDay).not.toHaveBeenCalled();
});

test('leaving an untouched field changes nothing', () => {
  const { input, onDay } = aField('2026-11-24');
  fireEvent.blur(input);
  expect(onDay).not.toHaveBeenCalled();
});
