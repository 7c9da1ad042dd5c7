import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { AxleSection } from './axle-section.tsx';
import { createUnitForm } from './unit-form.ts';

test('a phone shows a keyboard with commas for the list that the hint offers', () => {
  const shared = (name: string) => ({ name, error: undefined, onBlur: () => {} });
  render(<AxleSection unit={createUnitForm('u')} put={() => {}} shared={shared} level={3} need="required" />);
  expect(screen.getByText(/A list fills all axles: 2, 4, 4/)).toBeDefined();
  const fields = screen.getAllByRole<HTMLInputElement>('textbox');
  expect(new Set(fields.map(({ inputMode, type }) => `${inputMode} ${type}`))).toEqual(new Set([' text']));
});
