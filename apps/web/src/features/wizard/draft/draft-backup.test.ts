import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { keepToken } from '../../../lib/api/access-token.ts';
import { deviceBackup, type KeptDraft } from './draft-backup.ts';
import { emptyOrderForm, type OrderForm } from '../forms/order-form.ts';
import { draftUnitOf, emptyUnitForm } from '../forms/unit-form.ts';

const ann = '0190a5c0-0000-7000-8000-00000000000a';
const bob = '0190a5c0-0000-7000-8000-00000000000b';
const orderId = '0190a5c0-0000-7000-8000-000000000001';

const form: OrderForm = {
  ...emptyOrderForm,
  title: 'Tank to Tulsa',
  jurisdictions: ['TX', 'OK'],
  units: [{ ...emptyUnitForm('unit-1'), weight: 'heavy' }],
};

function aKept(parts: Partial<KeptDraft> = {}): KeptDraft {
  return { id: orderId, at: 1, order: null, version: 3, form, sent: [], ...parts };
}

beforeEach(() => keepToken('a token'));
afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

describe('what the device keeps', () => {
  test('is found again by the same person, and by nobody else', () => {
    expect(deviceBackup(ann).keep(aKept())).toBe(true);
    expect(deviceBackup(ann).find(orderId)).toEqual(aKept());
    expect(deviceBackup(bob).find(orderId)).toBeNull();
    expect(deviceBackup(bob).all()).toEqual([]);
  });

  test('is gone when it is dropped', () => {
    deviceBackup(ann).keep(aKept());
    deviceBackup(ann).drop(orderId);
    expect(deviceBackup(ann).find(orderId)).toBeNull();
  });

  test('is listed with the newest first', () => {
    const backup = deviceBackup(ann);
    backup.keep(aKept({ id: 'old', at: 1 }));
    backup.keep(aKept({ id: 'new', at: 9 }));
    backup.keep(aKept({ id: 'middle', at: 5 }));
    expect(backup.all().map(({ id }) => id)).toEqual(['new', 'middle', 'old']);
  });

  test('lies under keys that a sign-out wipes', () => {
    deviceBackup(ann).keep(aKept());
    expect(Object.keys(localStorage).every((key) => key.startsWith('wideload.'))).toBe(true);
  });

  test('is refused by a device that is full, which is said and not thrown', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(deviceBackup(ann).keep(aKept())).toBe(false);
  });

  test('is not written any more when somebody has just signed out', () => {
    localStorage.clear();
    expect(deviceBackup(ann).keep(aKept())).toBe(false);
    expect(localStorage).toHaveLength(0);
  });

  test('is still written when the session has run out', () => {
    deviceBackup(ann).keep(aKept());
    localStorage.removeItem('wideload.accessToken');
    expect(deviceBackup(ann).keep(aKept({ at: 2 }))).toBe(true);
    expect(deviceBackup(ann).find(orderId)?.at).toBe(2);
  });

  test('is read with empty fields where a later release has more of them', () => {
    const { weight: _, ...unit } = emptyUnitForm('unit-1');
    const [path = ''] = Object.keys(unit.lengths);
    const lengths = Object.fromEntries(Object.entries(unit.lengths).filter(([key]) => key !== path));
    const older = { ...aKept(), form: { ...form, units: [{ ...unit, lengths }] } };
    localStorage.setItem(`wideload.draft.2.${ann}.${orderId}`, JSON.stringify(older));
    expect(deviceBackup(ann).find(orderId)?.form.units).toEqual([emptyUnitForm('unit-1')]);
  });
});

/** As the first release wrote it, to the letter. */
const shape1 = {
  version: 7,
  form: {
    customer: { email: 'ann@example.com', phone: '(702) 555', personName: 'Ann ' },
    title: 'Tank',
    company: null,
    jurisdictions: ['TX'],
    units: [
      {
        _id: 'unit-1',
        truckId: 'truck-1',
        trailerId: null,
        loadType: 'general',
        lengths: {
          'dimensions.width': { feet: '14', inches: '6' },
          'dimensions.height': { feet: 'fifteen', inches: '0' },
          'dimensions.length': { feet: '', inches: '0' },
          'dimensions.frontOverhang': { feet: "3'2", inches: '0' },
          'dimensions.rearOverhang': { feet: '', inches: '4' },
          'axles.AB': { feet: '17', inches: '8' },
          'axles.BC': { feet: '', inches: '0' },
          'axles.CD': { feet: '', inches: '0' },
          'axles.DE': { feet: '', inches: '0' },
          'axles.EF': { feet: '', inches: '0' },
        },
        weight: '111,',
      },
    ],
    permits: [
      {
        _id: 'permit-1',
        startDate: '2026-11-21',
        endDate: '',
        route: { origin: { lat: '31', lng: '-' }, destination: { lat: '31', lng: '-99' } },
        comment: 'at night ',
      },
    ],
    reviewed: false,
  },
};

describe('what the release before kept (wideload.draft.1)', () => {
  test('is brought over with every field that was typed', () => {
    localStorage.setItem(`wideload.draft.1.${ann}.${orderId}`, JSON.stringify(shape1));
    const kept = deviceBackup(ann).find(orderId);
    expect(kept).toMatchObject({ id: orderId, order: null, version: 7, sent: [] });
    const { units, ...rest } = shape1.form;
    expect(kept?.form).toMatchObject(rest);
    const [unit] = kept?.form.units ?? [];
    expect(unit).toMatchObject({
      _id: 'unit-1',
      truckId: 'truck-1',
      trailerId: null,
      loadType: 'general',
      weight: '111,',
    });
    const draft = unit && draftUnitOf(unit);
    expect(draft).toMatchObject({
      dimensions: { width: 174, height: null, length: null },
      axles: { AB: 212, EF: null },
    });
    expect(unit?.lengths).toMatchObject(units[0]?.lengths ?? {});
  });

  test('lies under its new key only', () => {
    localStorage.setItem(`wideload.draft.1.${ann}.${orderId}`, JSON.stringify(shape1));
    deviceBackup(ann);
    localStorage.removeItem('wideload.accessToken');
    expect(Object.keys(localStorage)).toEqual([`wideload.draft.2.${ann}.${orderId}`]);
  });

  test('a new order among it gets the id that it will be made with, and keeps it', () => {
    localStorage.setItem(`wideload.draft.1.${ann}.new`, JSON.stringify({ ...shape1, version: null }));
    const [kept] = deviceBackup(ann).all();
    expect(kept?.id).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
    expect(kept?.version).toBeNull();
    expect(
      deviceBackup(ann)
        .all()
        .map(({ id }) => id),
    ).toEqual([kept?.id]);
  });

  test('stays where it is for another person', () => {
    localStorage.setItem(`wideload.draft.1.${ann}.${orderId}`, JSON.stringify(shape1));
    expect(deviceBackup(bob).all()).toEqual([]);
    expect(deviceBackup(ann).find(orderId)?.form.title).toBe('Tank');
  });

  test('is not let go of by a device that is full', () => {
    localStorage.setItem(`wideload.draft.1.${ann}.${orderId}`, JSON.stringify(shape1));
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    deviceBackup(ann);
    full.mockRestore();
    expect(deviceBackup(ann).find(orderId)?.form.title).toBe('Tank');
  });
});
