import { nextPermitStatuses, permitStatuses } from '@wideload/domain';
import { describe, expect, test } from 'vitest';
import { aPermit } from '#product/permit/a-permit.fixture.ts';
import { notAnAmount, parsePermitWork, toPermitWorkForm, findMoveWords, findResubmission } from './permit-work.ts';

const permit = aPermit({ status: 'filed', filedAt: '2026-11-20T10:00:00.000Z' });
const file = new File(['%PDF-1.7'], 'TX 4711.pdf', { type: 'application/pdf' });
const typed = { ...toPermitWorkForm(permit), stateNumber: ' TX-4711 ', fee: '62', file };
const issue = { permit, status: 'issued' } as const;

describe('the answer of a state', () => {
  test('starts with the ordered days and without a fee, which only the state can name', () => {
    expect(toPermitWorkForm(permit)).toMatchObject({ validFrom: '2026-11-21', validTo: '2026-11-24', fee: '' });
  });

  test('keeps the fee that was recorded before the permit was taken back', () => {
    expect(toPermitWorkForm({ ...permit, chargedFeeCents: 7700 })).toMatchObject({ fee: '$77.00' });
  });

  test('is parsed as people type it', () => {
    const query = { from: 'filed', name: 'TX 4711.pdf', stateNumber: 'TX-4711', validFrom: '2026-12-01' };
    const form = { ...typed, validFrom: '12/01/2026', validTo: 'Dec 5 2026', fee: '$1,062.5' };
    expect(parsePermitWork(form, issue)).toEqual({
      query: { ...query, validTo: '2026-12-05', chargedFeeCents: '106250' },
      file,
    });
  });

  test.each([
    ['no number', { stateNumber: '' }, 'stateNumber', 'Please input the number of the permit!'],
    ['no day', { validFrom: '' }, 'validFrom', 'Please input the first valid day!'],
    ['a day that is none', { validTo: 'later' }, 'validTo', 'Not a date.'],
    ['no fee', { fee: '' }, 'chargedFeeCents', 'Please input the fee that the state charged!'],
    ['a fee that is none', { fee: 'sixty' }, 'chargedFeeCents', notAnAmount],
    ['no PDF', { file: null }, 'document', 'Please choose the issued permit as a PDF!'],
    ['an empty file', { file: new File([], 'x.pdf') }, 'document', 'This is not a PDF.'],
    [
      'a file that is too large',
      { file: new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'x.pdf') },
      'document',
      'The file is larger than 10 MB.',
    ],
  ])('%s is reported at its field, once', (_name, parts, name, message) => {
    expect(parsePermitWork({ ...typed, ...parts }, issue)).toEqual({ problems: [{ name, message }] });
  });

  test('a stored PDF is no chosen one', () => {
    const stored = { ...permit, document: { _id: permit._id, bytes: 900 } };
    expect(parsePermitWork({ ...typed, file: null }, { ...issue, permit: stored })).toEqual({
      problems: [{ name: 'document', message: 'Please choose the issued permit as a PDF!' }],
    });
  });

  test('a refusal sends only its reason; a withdrawal sends nothing', () => {
    expect(parsePermitWork(typed, { permit, status: 'refused' })).toEqual({
      problems: [{ name: 'reason', message: 'Please input the reason for the refusal!' }],
    });
    expect(parsePermitWork({ ...typed, reason: 'Closed.' }, { permit, status: 'refused' })).toEqual({
      body: { from: 'filed', status: 'refused', reason: 'Closed.' },
    });
    const issued = { ...permit, status: 'issued' } as const;
    expect(parsePermitWork(typed, { permit: issued, status: 'filed' })).toEqual({
      body: { from: 'issued', status: 'filed' },
    });
  });
});

test("the labels of a permit's moves differ", () => {
  for (const from of permitStatuses) {
    const acts = nextPermitStatuses[from].map((to) => findMoveWords(from, to).act);
    expect(new Set(acts).size).toBe(acts.length);
  }
});

describe('a permit that the carrier has sent again', () => {
  const inTexas = { what: 'permit', permit: { state: 'TX', unit: 1 } } as const;
  const refused = {
    ...inTexas,
    at: '2026-11-30T12:00:00.000Z',
    who: 'admin',
    from: 'filed',
    to: 'refused',
    comment: 'No axle weights.',
  } as const;
  const again = {
    ...inTexas,
    at: '2026-11-30T13:00:00.040Z',
    who: 'owner',
    from: 'refused',
    to: 'requested',
    comment: 'Here they are.',
  } as const;
  const reopened = {
    what: 'status',
    at: '2026-11-30T13:00:00.000Z',
    who: 'owner',
    from: 'rejected',
    to: 'pending',
    comment: 'All of it is new.',
  } as const;

  test.each([
    ['with its answer', [refused, again], 'Here they are.'],
    ['with the answer of its order', [refused, reopened, { ...again, comment: '' }], 'All of it is new.'],
    ['without an answer', [refused, { ...again, comment: '' }], ''],
  ])('is shown %s and why it was refused', (_name, events, answer) => {
    const shown = { reason: 'No axle weights.', answer };
    expect(findResubmission(events, inTexas.permit)).toEqual(shown);
  });

  test.each([
    ['it is still refused', [refused]],
    ['an admin asks again', [refused, { ...again, who: 'admin' } as const]],
    ['it was filed since', [refused, again, { ...again, who: 'admin', from: 'requested', to: 'filed' } as const]],
    ['another unit was sent again', [refused, { ...again, permit: { state: 'TX', unit: 2 } } as const]],
  ])('is not one when %s', (_name, events) => {
    expect(findResubmission(events, inTexas.permit)).toBeNull();
  });
});
