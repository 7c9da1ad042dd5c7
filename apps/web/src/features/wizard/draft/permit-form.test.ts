import { describe, expect, test } from 'vitest';
import { aPermit } from '#product/permit/a-permit.fixture.ts';
import { followServer, toPermitBody, toPermitForm } from './permit-form.ts';

const stored = aPermit({ comment: 'at night' });

describe('permit form', () => {
  test('begins with the stored values, and sends them back unchanged', () => {
    const form = toPermitForm(stored);
    expect(form.route.origin).toEqual({ lat: '31.5', lng: '-99.25', label: '' });
    expect(toPermitBody(form, stored)).toEqual({
      _id: stored._id,
      date: stored.date,
      route: stored.route,
      comment: 'at night',
      typed: {},
    });
  });

  test.each([
    ['a latitude', '30.25', 30.25, {}],
    ['a longer spelling of it', '30.250', 30.25, { 'route.origin.lat': '30.250' }],
    ['nothing', '', 31.5, { 'route.origin.lat': '' }],
    ['half a number', '-', 31.5, { 'route.origin.lat': '-' }],
    ['a place beyond the pole', '91', 31.5, { 'route.origin.lat': '91' }],
  ])('%s is kept as typed', (_, lat, value, typed) => {
    const form = toPermitForm(stored);
    const changed = { ...form, route: { ...form.route, origin: { ...form.route.origin, lat } } };
    const body = toPermitBody(changed, stored);
    expect(body.route.origin.lat).toBe(value);
    expect(body.typed).toEqual(typed);
    expect(toPermitForm({ ...stored, ...body, typed: body.typed ?? {} })).toEqual(changed);
  });

  test('days as people type them are days', () => {
    const changed = { ...toPermitForm(stored), startDate: '11/24/2026', endDate: '28 Nov 2026' };
    const body = toPermitBody(changed, stored);
    expect(body).toMatchObject({ date: { startDate: '2026-11-24', endDate: '2026-11-28' }, typed: {} });
  });

  test('an end before the start is said of the days, however they were typed', () => {
    const changed = { ...toPermitForm(stored), startDate: '11/24/2026', endDate: 'Nov 20 2026' };
    expect(toPermitBody(changed, stored).typed).toEqual({
      'date.startDate': '2026-11-24',
      'date.endDate': '2026-11-20',
    });
  });

  test.each([
    ['a date that is cleared', { startDate: '' }],
    ['an end before the start', { endDate: '2026-11-01' }],
    ['more than a year', { endDate: '2029-11-01' }],
  ])('%s stays as it is on the screen, with the last range as the value', (_, dates) => {
    const changed = { ...toPermitForm(stored), ...dates };
    const body = toPermitBody(changed, stored);
    expect(body.date).toEqual(stored.date);
    expect(body.typed).toEqual({ 'date.startDate': changed.startDate, 'date.endDate': changed.endDate });
    expect(toPermitForm({ ...stored, ...body, typed: body.typed ?? {} })).toEqual(changed);
  });
});

describe('the form after the server moved the permit', () => {
  const moved = {
    ...stored,
    date: { startDate: '2026-12-07', endDate: '2026-12-10' },
    route: { ...stored.route, origin: { lat: 35, lng: -101, label: 'Amarillo, TX' } },
  };

  test('has the new days and places where the screen had the earlier ones', () => {
    expect(followServer(toPermitForm(stored), { was: stored, is: moved })).toEqual(toPermitForm(moved));
  });

  test('keeps what was typed meanwhile', () => {
    const shown = { ...toPermitForm(stored), startDate: '12/1/26', comment: 'By night' };
    const next = followServer(shown, { was: stored, is: moved });
    expect(next).toMatchObject({ startDate: '12/1/26', comment: 'By night' });
    expect(next.route.origin.label).toBe('Amarillo, TX');
  });
});
