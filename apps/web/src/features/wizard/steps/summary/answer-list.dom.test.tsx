import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Moves } from '../../step-props.ts';
import { AnswerList } from './answer-list.tsx';

test('each answer has a link to its field with a natural name', () => {
  const onChangeStep = vi.fn<Moves['change']>();
  const answers = [
    { term: 'Order title', value: 'Press', field: 'title' },
    { term: 'PO / job number', value: '', field: 'poNumber' },
    { term: 'Usdot number', value: '9000002' },
  ];
  render(<AnswerList answers={answers} step="basic-details" onChangeStep={onChangeStep} />);
  const [title, poNumber] = screen.getAllByRole('button');
  expect(title?.textContent.trim()).toBe('Change order title');
  expect(poNumber?.textContent.trim()).toBe('Change PO / job number');
  if (poNumber) fireEvent.click(poNumber);
  expect(onChangeStep).toHaveBeenCalledWith('basic-details', { field: 'poNumber' });
});
