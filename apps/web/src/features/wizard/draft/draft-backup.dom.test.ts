import { beforeEach, describe, expect, test, vi } from 'vitest';
import { keepToken } from '#lib/api/access-token.ts';
import { createDeviceBackup, type KeptDraft } from './draft-backup.ts';
import { emptyOrderForm, type OrderForm } from './order-form.ts';
import { createUnitForm } from '#product/unit/unit-form.ts';

const ann = '0190a5c0-0000-7000-8000-00000000000a';
const bob = '0190a5c0-0000-7000-8000-00000000000b';
const orderId = '0190a5c0-0000-7000-8000-000000000001';

const form: OrderForm = {
  ...emptyOrderForm,
  title: 'Tank to Tulsa',
  jurisdictions: ['TX', 'OK'],
  units: [{ ...createUnitForm('unit-1'), weight: 'heavy' }],
};

function aKept(parts: Partial<KeptDraft> = {}): KeptDraft {
  return { id: orderId, at: 1, order: null, version: 3, form, sent: [], ...parts };
}

beforeEach(() => keepToken('a token'));

describe('what the device keeps', () => {
  test('is found again by the same person, and by nobody else', () => {
    expect(createDeviceBackup(ann).keep(aKept())).toBe(true);
    expect(createDeviceBackup(ann).find(orderId)).toEqual(aKept());
    expect(createDeviceBackup(bob).find(orderId)).toBeNull();
    expect(createDeviceBackup(bob).all()).toEqual([]);
  });

  test('has the lengths of today, blank, where it was kept before they existed', () => {
    const [unit = createUnitForm('unit-1')] = form.units;
    const { kingpin: _, ...lengths } = unit.lengths;
    const older = { ...form, units: [{ ...unit, lengths }] } as unknown as OrderForm;
    createDeviceBackup(ann).keep(aKept({ form: older, sent: [older] }));
    expect(createDeviceBackup(ann).find(orderId)).toEqual(aKept({ sent: [form] }));
  });

  test('is gone when it is dropped', () => {
    createDeviceBackup(ann).keep(aKept());
    createDeviceBackup(ann).drop(orderId);
    expect(createDeviceBackup(ann).find(orderId)).toBeNull();
  });

  test('is listed with the newest first', () => {
    const backup = createDeviceBackup(ann);
    backup.keep(aKept({ id: 'old', at: 1 }));
    backup.keep(aKept({ id: 'new', at: 9 }));
    backup.keep(aKept({ id: 'middle', at: 5 }));
    expect(backup.all().map(({ id }) => id)).toEqual(['new', 'middle', 'old']);
  });

  test('lies under keys that a sign-out wipes', () => {
    createDeviceBackup(ann).keep(aKept());
    expect(Object.keys(localStorage).every((key) => key.startsWith('wideload.'))).toBe(true);
  });

  test('is refused by a device that is full, which is said and not thrown', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(createDeviceBackup(ann).keep(aKept())).toBe(false);
  });

  test('is not written any more when somebody has just signed out', () => {
    localStorage.clear();
    expect(createDeviceBackup(ann).keep(aKept())).toBe(false);
    expect(localStorage).toHaveLength(0);
  });

  test('is still written when the session has run out', () => {
    createDeviceBackup(ann).keep(aKept());
    localStorage.removeItem('wideload.accessToken');
    expect(createDeviceBackup(ann).keep(aKept({ at: 2 }))).toBe(true);
    expect(createDeviceBackup(ann).find(orderId)?.at).toBe(2);
  });
});
