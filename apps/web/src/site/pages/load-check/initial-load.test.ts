import { encodeTrip, stateCodes, stateName } from '@wideload/domain';
import { describe, expect, test } from 'vitest';
import { checkForm } from './check-verdict.ts';
import { readInitialLoad } from './initial-load.ts';
import { emptyForm } from './load-form.ts';
import { checkTyped, code, createForm } from './load-form.test-support.ts';
import { noTrip } from './trip/trip-answer.ts';
import { parseStates } from './field-problems.ts';

describe('the initial load', () => {
  test('a code fills the form', () => {
    expect(readInitialLoad(`?load=${code}`, {}).form.width).toBe('14′6″');
  });

  test('the short form passes its texts on, valid or not', () => {
    const { form: parsed, isBadLink } = readInitialLoad('?states=TX&width=wide&weight=&other=1', {});
    expect(parsed).toEqual(createForm({ states: 'TX', width: 'wide' }));
    expect(isBadLink).toBe(false);
  });

  test('unreadable states are kept beside the code', () => {
    const { form: parsed } = readInitialLoad(`?load=${code}&states=tx%20ohoi`, {});
    expect(parsed).toMatchObject({ states: 'tx ohoi', width: '14′6″' });
    expect(checkTyped(parsed).search).toBe(`?load=${code.replace('TX-OH', 'TX')}&states=tx+ohoi`);
  });

  test.each([
    ['width', 'wide'],
    ['weight', 'heavy'],
    ['days', '0'],
    ['CD', '13.6'],
  ] as const)('an unreadable %s is kept beside the code, and holds back the order', (key, text) => {
    const { form: parsed } = readInitialLoad(`?load=${code}&${key}=${text}`, {});
    expect(parsed).toMatchObject({ states: 'TX, OH', height: '15′2″', [key]: text });
    const checked = checkTyped(parsed);
    expect(checked.unread).toEqual([key]);
    expect(readInitialLoad(checked.search, {}).form).toEqual(parsed);
  });

  test('a list of all states is not cut', () => {
    const all = stateCodes.map(stateName).join(', ');
    const { form: parsed } = readInitialLoad(`?${new URLSearchParams({ states: all }).toString()}`, {});
    expect(parseStates(parsed.states).states).toHaveLength(stateCodes.length);
  });

  test('a field that was typed in and left before the page was ready says what is wrong with it', () => {
    expect(readInitialLoad('', { from: 'Springfield', to: 'West' }, undefined, 'to').left).toEqual(['from']);
    expect(readInitialLoad('', {}).left).toEqual([]);
    expect(readInitialLoad('?from=Springfield', {}).left).toContain('from');
  });

  test('an invalid code leaves the form empty', () => {
    expect(readInitialLoad('?load=x', {})).toMatchObject({ form: emptyForm, isBadLink: true });
  });
});

describe('the trip of a link', () => {
  const places = [
    { label: 'Dallas, TX', lat: 32.78, lng: -96.8 },
    { label: 'Denver, CO', lat: 39.74, lng: -104.99 },
  ];
  const trip = '32.78,-96.8,Dallas, TX;39.74,-104.99,Denver, CO';

  test('fills From, To and the day, and is written as it was read', () => {
    const search = `?${new URLSearchParams({ load: '1.TX.w174', trip, leaving: '2999-01-04' })}`;
    const { form, places: known, isBadLink } = readInitialLoad(search, {});
    expect(isBadLink).toBe(false);
    expect(form).toMatchObject({ from: 'Dallas, TX', to: 'Denver, CO', leaving: '2999-01-04', width: '14′6″' });
    expect(known).toEqual(places);
    const checked = checkForm(form, { typed: parseStates(form.states), problems: {}, trip: { ...noTrip, places } });
    expect(checked.search).toBe(search);
    expect(checked.code).toBe(`1.TX.w174&trip=${encodeURIComponent(trip)}&leaving=2999-01-04`);
  });

  test('has its stops, the chosen route and the hour as well', () => {
    const casper = { label: 'Casper, WY', lat: 42.87, lng: -106.31 };
    const around = encodeTrip([casper, ...places]);
    const search = `?${new URLSearchParams({ load: '1.TX.w174', trip: around, route: 'second', leaving: '2999-01-04', hour: '09:30' })}`;
    const { form, chosen } = readInitialLoad(search, {});
    expect(form).toMatchObject({ from: 'Casper, WY', stop1: 'Dallas, TX', stop2: '', to: 'Denver, CO', hour: '09:30' });
    const trip = { ...noTrip, places: [casper, ...places], chosen };
    const checked = checkForm(form, { typed: parseStates(form.states), problems: {}, trip });
    expect(checked.search).toBe(search);
    expect(Object.fromEntries(new URLSearchParams(`load=${checked.code}`))).toEqual(
      Object.fromEntries(new URLSearchParams(search)),
    );
  });

  test('that cannot be read is told, and a day or an hour that is none is left out', () => {
    expect(readInitialLoad('?trip=nonsense&leaving=soon&hour=25:00&route=third', {})).toMatchObject({
      isBadLink: true,
      places: [],
      chosen: null,
      form: { leaving: '', hour: '' },
    });
  });
});
