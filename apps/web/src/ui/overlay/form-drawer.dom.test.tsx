import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import '#lib/empty-document.test-support.ts';
import { TextField } from '../form/text-field.tsx';
import { FormDrawer } from './form-drawer.tsx';

function AddressDrawer() {
  const [address, setAddress] = useState('');
  const [isSubmitted, setSubmitted] = useState(false);
  const problems = isSubmitted && address !== 'right' ? [{ name: 'address', message: 'Not an address' }] : [];
  return (
    <FormDrawer
      title="Add"
      save="Save"
      onSubmit={(event) => {
        event.preventDefault();
        setSubmitted(true);
      }}
      onClose={() => {}}
      isDirty={false}
      pending={false}
      problems={problems}
    >
      <TextField label="Address" name="address" value={address} onChange={({ target }) => setAddress(target.value)} />
    </FormDrawer>
  );
}

test('each refused submit brings the focus to the summary, and typing leaves it in the field', () => {
  render(<AddressDrawer />);
  const save = screen.getByRole('button', { name: 'Save' });
  const field = screen.getByRole('textbox', { name: 'Address' });
  const summary = () => screen.getByRole('group', { name: 'There is a problem' });
  fireEvent.click(save);
  expect(document.activeElement).toBe(summary());

  field.focus();
  fireEvent.change(field, { target: { value: 'right' } });
  fireEvent.change(field, { target: { value: 'right?' } });
  expect(summary()).toBeTruthy();
  expect(document.activeElement).toBe(field);

  save.focus();
  fireEvent.click(save);
  expect(document.activeElement).toBe(summary());
});
