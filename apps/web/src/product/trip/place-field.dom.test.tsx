import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { TripPlace } from '@wideload/domain';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { PlaceField } from './place-field.tsx';

const toPlace = (label: string, lat = 30): TripPlace => ({ label, lat, lng: -97 });
let taken: string[] = [];
let answers: Record<string, TripPlace[] | Promise<TripPlace[]>> = {};

function Form() {
  const [place, setPlace] = useState<TripPlace | null>(null);
  const [left, setLeft] = useState<string>();
  return (
    <PlaceField
      label="From"
      value={place?.label ?? ''}
      left={left}
      onPick={(next) => {
        setPlace(next);
        setLeft(undefined);
      }}
      onTake={(text) => {
        taken.push(text);
        setLeft(text);
      }}
      onClear={() => setPlace(null)}
      onType={() => setLeft(undefined)}
    />
  );
}

const findField = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'From' });
const listOptions = () => screen.queryAllByRole('option', { hidden: true }).map((option) => option.textContent);
const type = (value: string) => fireEvent.change(findField(), { target: { value } });
const press = (key: string) => fireEvent.keyDown(findField(), { key });
const showOptions = (labels: string[]) => waitFor(() => expect(listOptions()).toEqual(labels));
const findActive = () => {
  const id = findField().getAttribute('aria-activedescendant');
  return id === null ? null : document.getElementById(id)?.textContent;
};

beforeEach(() => {
  taken = [];
  answers = {
    dal: [toPlace('Dallas, TX'), toPlace('Dalhart, TX'), toPlace('Dalton, GA')],
    dallas: [toPlace('Dallas, TX')],
  };
  // jsdom has no layout and no scrolling.
  Element.prototype.scrollIntoView = () => undefined;
  vi.stubGlobal('fetch', async (address: string) => {
    const places = await answers[new URL(address, 'http://test').searchParams.get('text') ?? ''];
    return places === undefined ? Promise.reject(new TypeError('offline')) : Response.json({ places });
  });
});

test('arrows, Home and End move through the suggestions, which are counted, and Enter takes one', async () => {
  render(<Form />);
  type('dal');
  await showOptions(['Dallas, TX', 'Dalhart, TX', 'Dalton, GA']);
  expect(screen.getByText('3 suggestions')).toBeTruthy();
  expect(findField().getAttribute('aria-expanded')).toBe('true');
  expect(findActive()).toBeNull();
  press('ArrowDown');
  expect(findActive()).toBe('Dallas, TX');
  press('End');
  expect(findActive()).toBe('Dalton, GA');
  press('ArrowDown');
  expect(findActive()).toBeNull();
  press('ArrowUp');
  press('Home');
  press('ArrowDown');
  press('Enter');
  expect(findField().value).toBe('Dalhart, TX');
  expect(listOptions()).toEqual([]);
  expect(taken).toEqual([]);
});

test('a text without a choice is read as it is typed, on Enter or when the field is left', async () => {
  render(<Form />);
  type('dal');
  await showOptions(['Dallas, TX', 'Dalhart, TX', 'Dalton, GA']);
  press('Enter');
  expect(taken).toEqual(['dal']);
  expect(findField().value).toBe('dal');
  type('dalla');
  fireEvent.blur(findField());
  expect(taken).toEqual(['dal', 'dalla']);
});

test('Escape closes the list and keeps the text', async () => {
  render(<Form />);
  type('dal');
  await showOptions(['Dallas, TX', 'Dalhart, TX', 'Dalton, GA']);
  press('Escape');
  expect(listOptions()).toEqual([]);
  expect(findField().value).toBe('dal');
});

test('an answer for an older text is not shown for a newer one', async () => {
  render(<Form />);
  type('dal');
  await showOptions(['Dallas, TX', 'Dalhart, TX', 'Dalton, GA']);
  let answer: (places: TripPlace[]) => void = () => undefined;
  answers['dallas'] = new Promise((resolve) => {
    answer = resolve;
  });
  type('dallas');
  // An entry that fits the newer text may stay.
  expect(listOptions()).toEqual(['Dallas, TX']);
  type('waco');
  expect(listOptions()).toEqual([]);
  answer([toPlace('Dallas, TX'), toPlace('Dallas, OR')]);
  await waitFor(() => expect(screen.getByText('No suggestions right now. What you typed stays.')).toBeTruthy());
  expect(listOptions()).toEqual([]);
  expect(findField().value).toBe('waco');
});

test('the choice that the arrows reached stays the one when a newer answer has it at another place', async () => {
  render(<Form />);
  type('dal');
  await showOptions(['Dallas, TX', 'Dalhart, TX', 'Dalton, GA']);
  answers['dall'] = [toPlace('Dallas, GA'), toPlace('Dallas, TX')];
  type('dall');
  press('ArrowDown');
  expect(findActive()).toBe('Dallas, TX');
  await showOptions(['Dallas, GA', 'Dallas, TX']);
  expect(findActive()).toBe('Dallas, TX');
  press('Enter');
  expect(findField().value).toBe('Dallas, TX');
});

test('an emptied field has no place', () => {
  render(<Form />);
  type('x');
  fireEvent.blur(findField());
  type('');
  fireEvent.blur(findField());
  expect(findField().value).toBe('');
});
