import { fireEvent, render, screen } from '@testing-library/react';
import { stateCodes, stateName } from '@wideload/domain';
import { useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { Combobox, type Choice } from './combobox.tsx';

const states = [
  { value: 'KS', label: 'Kansas' },
  { value: 'KY', label: 'Kentucky' },
  { value: 'OK', label: 'Oklahoma' },
];
let chosen: string[] = [];

function Form({ first = '', choices = states }: { first?: string; choices?: readonly Choice[] }) {
  const [value, setValue] = useState(first);
  return (
    <Combobox
      label="State"
      name="state"
      choices={choices}
      value={value}
      onChange={(next) => {
        chosen.push(next);
        setValue(next);
      }}
    />
  );
}

const findField = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'State' });
const listOptions = () => screen.queryAllByRole('option', { hidden: true }).map((option) => option.textContent);
function type(value: string): void {
  findField().focus();
  fireEvent.change(findField(), { target: { value } });
}
const press = (key: string) => fireEvent.keyDown(findField(), { key });

beforeEach(() => {
  chosen = [];
  // jsdom has no layout and no scrolling.
  Element.prototype.scrollIntoView = () => undefined;
});

test('typing narrows the list, and Enter chooses the first match', () => {
  render(<Form />);
  type('k');
  expect(listOptions()).toEqual(['Kansas', 'Kentucky', 'Oklahoma']);
  type('okla');
  expect(listOptions()).toEqual(['Oklahoma']);
  press('Enter');
  expect(chosen).toEqual(['OK']);
  expect(findField().value).toBe('Oklahoma');
  expect(listOptions()).toEqual([]);
});

test('the choice that the arrows reached stays the one when newer choices have it at another place', () => {
  const { rerender } = render(<Form />);
  type('k');
  press('ArrowDown');
  expect(findField().getAttribute('aria-activedescendant')).toBe('field-state-list-1');
  rerender(<Form choices={[{ value: 'NK', label: 'Kanawha' }, ...states]} />);
  expect(listOptions()).toEqual(['Kanawha', 'Kansas', 'Kentucky', 'Oklahoma']);
  expect(findField().getAttribute('aria-activedescendant')).toBe('field-state-list-2');
  press('Enter');
  expect(chosen).toEqual(['KY']);
});

test('the arrows open the list at the chosen value and move through it, announced to screen readers', () => {
  render(<Form first="KY" />);
  press('ArrowDown');
  expect(findField().getAttribute('aria-activedescendant')).toBe('field-state-list-1');
  press('ArrowDown');
  press('Enter');
  expect(chosen).toEqual(['OK']);
});

test('Escape closes the list, restores the chosen value, and stops there', () => {
  let presses = 0;
  render(
    <div role="presentation" onKeyDown={() => (presses += 1)}>
      <Form first="KS" />
    </div>,
  );
  type('okl');
  press('Escape');
  expect(findField().value).toBe('Kansas');
  expect(chosen).toEqual([]);
  expect(presses).toBe(0);
  press('Escape');
  expect(presses).toBe(1);
});

test.each([
  ['a name typed in full is taken', 'kentucky ', ['KY'], 'Kentucky'],
  ['half a name goes back to what was chosen', 'kent', [], 'Kansas'],
  ['nothing takes the choice away', '', [''], ''],
])('on blur, %s', (_, typed, changes, text) => {
  render(<Form first="KS" />);
  type(typed);
  fireEvent.blur(findField());
  expect(chosen).toEqual(changes);
  expect(findField().value).toBe(text);
});

test.each([
  ['AR', 'AR'],
  ['ma', 'MA'],
  ['Kansas', 'KS'],
])('%s and Enter chooses %s, whatever else begins with it', (typed, code) => {
  const choices = stateCodes.map((value) => ({ value, label: stateName(value), find: value }));
  render(<Form choices={choices} />);
  type(typed);
  press('Enter');
  expect(chosen).toEqual([code]);
});

test('a fully typed code is chosen on blur', () => {
  render(<Form />);
  type('ky');
  fireEvent.blur(findField());
  expect(chosen).toEqual(['KY']);
});

test('an exact match that is disabled chooses nothing else', () => {
  render(
    <Form
      choices={[
        { value: 'ND', label: 'North Dakota' },
        { value: 'AK', label: 'Alaska', disabled: true },
      ]}
    />,
  );
  type('AK');
  press('Enter');
  press('Tab');
  fireEvent.blur(findField());
  expect(chosen).toEqual([]);
});

test('a text without a match is passed on, and the rest stays in the field', () => {
  const taken: string[] = [];
  function takeText(text: string) {
    taken.push(text);
    return text.replace('tx ', '');
  }
  render(
    <Combobox label="State" choices={states} value="" onChange={(next) => chosen.push(next)} takeText={takeText} />,
  );
  type('tx zzz');
  press('Enter');
  expect(findField().value).toBe('zzz');
  fireEvent.blur(findField());
  expect(taken).toEqual(['tx zzz', 'zzz']);
  expect(findField().value).toBe('zzz');
  type('okl');
  press('Enter');
  expect(chosen).toEqual(['OK']);
  expect(findField().value).toBe('');
});

test('a text that is a list goes to its reader, also where a choice contains its words', () => {
  const taken: string[] = [];
  render(
    <Combobox
      label="State"
      choices={stateCodes.map((value) => ({ value, label: stateName(value) }))}
      value=""
      onChange={(next) => chosen.push(next)}
      isList={(text) => text === 'in or'}
      takeText={(text) => {
        taken.push(text);
        return '';
      }}
    />,
  );
  type('in or');
  expect(listOptions()).toEqual([]);
  press('Enter');
  expect(taken).toEqual(['in or']);
  expect(chosen).toEqual([]);
});

test('Tab chooses the active choice', () => {
  render(<Form first="KS" />);
  type('kent');
  press('Tab');
  expect(chosen).toEqual(['KY']);
});

test('an empty result is announced', () => {
  render(<Form />);
  type('zzz');
  expect(screen.getByText('Nothing matches')).toBeTruthy();
  press('Enter');
  expect(chosen).toEqual([]);
});

test.each(['OK', 'Oklahoma', ' oklahoma'])('a browser fills in %o, although it never enters the field', (value) => {
  render(<Form />);
  fireEvent.change(findField(), { target: { value } });
  expect(chosen).toEqual(['OK']);
  expect(listOptions()).toEqual([]);
});
