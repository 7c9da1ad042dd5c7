import { describe, expect, test } from 'vitest';
import { aPermit } from '#product/permit/a-permit.fixture.ts';
import type { Day, PlaceReading } from '@wideload/domain';
import { readCoordinates } from '#product/trip/place-query.ts';
import {
  findMeetingTerm,
  findPlaceName,
  findUnmetPairs,
  toFieldName,
  notAPlace,
  parsePermitFix,
  toPermitFixForm,
} from './permit-fix-form.ts';

const refused = aPermit({
  state: 'LA',
  price: 4000,
  days: 4,
  fee: 1000,
  route: { origin: { lat: 31.5, lng: -99.25, label: '' }, destination: { lat: 30, lng: -91, label: '' } },
  comment: 'at night',
  status: 'refused',
  refusalReason: 'Bridge 12 is closed.',
});
const form = toPermitFixForm(refused);
const batonRouge = { label: 'Baton Rouge, LA', lat: 30.45, lng: -91.15 };
const jackson = { label: 'Jackson, MS', lat: 32.3, lng: -90.18 };
const address = { ...jackson, label: '12 Oak St, Jackson, MS 39201' };
/** As the server answers. */
const readings: Record<string, PlaceReading> = {
  'Baton Rouge': { is: 'point', place: batonRouge, at: batonRouge.label, as: 'town' },
  [address.label]: { is: 'point', place: address, at: 'Jackson, MS 39201', as: 'in-zip' },
  Jackson: { is: 'several', places: [jackson, { ...jackson, label: 'Jackson, TN' }] },
  Nowhere: { is: 'unknown', because: 'name', meant: [] },
};
const read = (text: string) => readCoordinates(text) ?? readings[text];

describe('the form of a refused permit', () => {
  test('starts with the request, and sends it back unchanged', () => {
    expect(form).toMatchObject({ origin: '31.5, -99.25', destination: '30, -91', comment: 'at night' });
    const { date, comment } = refused;
    const route = { origin: { lat: 31.5, lng: -99.25 }, destination: { lat: 30, lng: -91 } };
    expect(parsePermitFix(form, refused, read)).toEqual({ terms: { date, route, comment } });
  });

  test('parses days and places as people type them', () => {
    const typed = { ...form, start: '12/01/2026', end: '3 Dec 2026', origin: '35.22° N, 101.83° W' };
    expect(parsePermitFix(typed, refused, read)).toMatchObject({
      terms: {
        date: { startDate: '2026-12-01', endDate: '2026-12-03' },
        route: { origin: { lat: 35.22, lng: -101.83 } },
      },
    });
  });

  test.each([
    ['a day that is none', { start: 'soon' }, 'date.startDate', 'Not a date.'],
    ['days the wrong way round', { end: '11/01/2026' }, 'date.endDate', 'The end date is before the start date.'],
    [
      'more days than are paid',
      { end: '11/25/2026' },
      'date.endDate',
      'Louisiana charges by the day and 4 days are paid for. Choose no more days, or order again.',
    ],
    ['a place that is none', { destination: 'Nowhere' }, 'route.destination', notAPlace],
    [
      'a town of two states',
      { origin: 'Jackson' },
      'route.origin',
      'There are several: Jackson, MS and Jackson, TN. Enter one with its state.',
    ],
  ])('reports a wrong %s at its field', (_name, parts, name, message) => {
    expect(parsePermitFix({ ...form, ...parts }, refused, read)).toEqual({ problems: [{ name, message }] });
  });

  test('a place that is not read yet is no problem, and a server that cannot be reached is one', () => {
    const typed = { ...form, origin: 'Waco, TX' };
    expect(parsePermitFix(typed, refused, read)).toHaveProperty('terms');
    expect(parsePermitFix(typed, refused, () => null)).toMatchObject({
      problems: [{ name: 'route.origin', message: expect.stringContaining('cannot look up places') }, {}],
    });
  });

  test('names the permits whose days it would no longer meet, as the days are typed', () => {
    const issued = { status: 'issued', validFrom: '2026-11-21', validTo: '2026-11-26' } as const;
    const order = {
      trip: { states: [{ state: 'LA' }, { state: 'TX' }] } as const,
      permits: [refused, aPermit({ ...issued, _id: 'tx', state: 'TX' })],
    };
    const listPairs = (start: string, end: string) =>
      findUnmetPairs([{ permit: refused, form: { ...form, start, end } }], order).map(({ code }) => code);
    expect(listPairs('12/01/2026', '3 Dec 2026')).toEqual(['over-before']);
    expect(listPairs('Nov 18 2026', 'Nov 20 2026')).toEqual(['gap']);
    expect(listPairs('11/25/2026', '11/28/2026')).toEqual([]);
    expect(listPairs('soon', '11/28/2026')).toEqual([]);
  });

  test('of two permits that are sent together, one takes days that meet those typed for the other', () => {
    const texas = aPermit({ _id: 'tx', state: 'TX', status: 'refused' });
    const fixes = [
      { permit: refused, form: { ...form, start: '2026-12-01', end: '2026-12-04' } },
      { permit: texas, form: { ...toPermitFixForm(texas), start: '2026-11-28', end: '2026-11-30' } },
    ] as const;
    const order = { trip: { states: [{ state: 'TX' }, { state: 'LA' }] } as const, permits: [refused, texas] };
    const find = (index: 0 | 1) => findMeetingTerm(fixes[index], fixes, { order, today: '2026-11-20' as Day });
    expect(findUnmetPairs(fixes, order).map(({ code }) => code)).toEqual(['gap']);
    // Louisiana charges by the day, and four are paid for.
    expect(find(0)).toBeNull();
    expect(find(1)).toEqual({ startDate: '2026-11-28', endDate: '2026-12-01' });
  });

  test('takes a town with its name, and an address with its street', () => {
    const typed = { ...form, origin: 'Baton Rouge', destination: '12 Oak St, Jackson, MS 39201' };
    expect(parsePermitFix(typed, refused, read)).toMatchObject({
      terms: {
        route: {
          origin: { lat: 30.45, lng: -91.15, label: 'Baton Rouge, LA' },
          destination: { lat: 32.3, lng: -90.18, label: '12 Oak St, Jackson, MS 39201' },
        },
      },
    });
  });

  test('a place keeps its name until it is another point', () => {
    const line = { lat: 31.5, lng: -93.5, label: 'US-84 at the Texas line' };
    expect(findPlaceName({ lat: 31.5, lng: -93.5 }, line)).toBe('US-84 at the Texas line');
    expect(findPlaceName({ lat: 31.6, lng: -93.5 }, line)).toBe('');
  });

  test("maps the server's paths to its fields", () => {
    expect(['route.origin.lat', 'permits.1.route.destination.lng', 'date.endDate', 'answer'].map(toFieldName)).toEqual([
      'route.origin',
      'permits.1.route.destination',
      'date.endDate',
      'answer',
    ]);
  });
});
