import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { ErrorSummary } from '#ui/form/error-summary.tsx';
import type { FieldProblem } from './form-problems.ts';
import { useSubmitProblems } from './submit-problems.ts';

type Form = { name: string; day: string };

const listEmpty = (form: Form): FieldProblem[] =>
  Object.entries(form).flatMap(([name, text]) => (text === '' ? [{ name, message: `${name} is missing` }] : []));

function Fields({ refused }: { refused: readonly FieldProblem[] }) {
  const [form, setForm] = useState({ name: '', day: '' });
  const [problems, setProblems] = useSubmitProblems(form, listEmpty);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        setProblems([...listEmpty(form), ...refused]);
      }}
    >
      <ErrorSummary problems={problems} />
      {(['name', 'day'] as const).map((name) => (
        <input
          key={name}
          aria-label={name}
          value={form[name]}
          onChange={({ target }) => setForm({ ...form, [name]: target.value })}
        />
      ))}
      <button type="submit">Save</button>
    </form>
  );
}

const type = (label: string, value: string) => {
  screen.getByLabelText(label).focus();
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
};
const save = () => fireEvent.click(screen.getByText('Save'));
const listMessages = () => screen.queryAllByRole('link').map(({ textContent }) => textContent);

test('a message goes as soon as its field is right, the others stay, and the focus stays in the field', () => {
  render(<Fields refused={[]} />);
  expect(listMessages()).toEqual([]);
  save();
  expect(listMessages()).toEqual(['name is missing', 'day is missing']);
  expect(document.activeElement).toBe(screen.getByRole('group', { name: 'There is a problem' }));
  type('name', 'Ann');
  expect(listMessages()).toEqual(['day is missing']);
  expect(document.activeElement).toBe(screen.getByLabelText('name'));
  type('day', 'Monday');
  expect(screen.queryByRole('group', { name: 'There is a problem' })).toBeNull();
});

test('a new submit brings the focus to its messages again, and a field that becomes wrong waits for it', () => {
  render(<Fields refused={[]} />);
  type('day', 'Monday');
  save();
  type('day', '');
  expect(listMessages()).toEqual(['name is missing']);
  save();
  expect(listMessages()).toEqual(['name is missing', 'day is missing']);
  expect(document.activeElement).toBe(screen.getByRole('group', { name: 'There is a problem' }));
});

test('a refusal of the server stays until its own field is changed', () => {
  render(<Fields refused={[{ name: 'day', message: 'The day is taken.' }]} />);
  type('day', 'Monday');
  type('name', 'Ann');
  save();
  expect(listMessages()).toEqual(['The day is taken.']);
  type('name', 'Anna');
  expect(listMessages()).toEqual(['The day is taken.']);
  type('day', 'Tuesday');
  expect(listMessages()).toEqual([]);
});
