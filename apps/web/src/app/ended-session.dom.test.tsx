import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { keepToken } from '#lib/api/access-token.ts';
import { checkSession, dropToken } from '#lib/api/session-end.ts';
import { EndedSessionHost } from './ended-session.tsx';
import * as texts from './ended-session.texts.ts';
import { stayHere } from './other-person.texts.ts';

/** Not signed: the browser reads only whose it is. */
const createToken = (sub: string, at: number) => `header.${btoa(JSON.stringify({ sub, at }))}.signature`;

const leave = vi.fn<(address: string) => void>();
const open = vi.fn<typeof window.open>();

beforeEach(() => {
  leave.mockReset();
  open.mockReset();
  vi.stubGlobal('open', open);
  vi.stubGlobal('location', { ...window.location, pathname: '/account', search: '', assign: leave });
  keepToken(createToken('ann', 1));
  render(
    <>
      <EndedSessionHost />
      <input aria-label="Name" />
      <input type="search" aria-label="Search" />
      <div data-kept="">
        <input aria-label="Draft" />
        <dialog open>
          <textarea aria-label="New truck" />
        </dialog>
      </div>
    </>,
  );
});

const type = (name: string, value: string) => fireEvent.input(screen.getByLabelText(name), { target: { value } });
const endSession = () => act(async () => dropToken('ended'));
const signInAddress = '/auth?next=%2Faccount&ended=yes';

test.each(['Name', 'New truck'])(
  'a session that ends over typed text stays on the page and asks for a sign-in beside it: %s',
  async (name) => {
    type(name, 'Ann');
    await endSession();
    expect(leave).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: texts.signInInNewTab }));
    expect(open).toHaveBeenCalledWith(signInAddress, '_blank', 'noopener');
    // jsdom has no other tab.
    const signIn = (newValue: string) =>
      act(async () => window.dispatchEvent(new StorageEvent('storage', { key: 'wideload.accessToken', newValue })));
    await signIn(createToken('bob', 1));
    expect(screen.getByText(texts.signInThenSave)).toBeTruthy();
    await signIn(createToken('ann', 2));
    expect(screen.queryByText(texts.signInThenSave)).toBeNull();
    expect(screen.getByLabelText<HTMLInputElement>(name).value).toBe('Ann');
  },
);

test('a session that another tab has found ended asks here, too', async () => {
  type('Name', 'Ann');
  const event = new StorageEvent('storage', { key: 'wideload.accessToken', oldValue: 'ended', newValue: null });
  await act(async () => window.dispatchEvent(event));
  expect(screen.getByText(texts.signInThenSave)).toBeTruthy();
});

test.each([
  ['nothing is typed', () => undefined],
  ['the device keeps what is typed', () => type('Draft', 'Ann')],
  ['the text was a search', () => type('Search', 'Ann')],
  [
    'the text was removed or sent',
    () => {
      type('Name', 'Ann');
      type('Name', '');
    },
  ],
])('a session that ends where %s leaves the page', async (_, work) => {
  work();
  await endSession();
  expect(leave).toHaveBeenCalledWith(signInAddress);
});

test('a person who stays is asked again when they act, and by no poll', async () => {
  const isAsked = () => screen.queryByText(texts.signInThenSave) !== null;
  const tell = (isAct: boolean) => act(async () => void checkSession(isAct));
  type('Name', 'Ann');
  await endSession();
  fireEvent.click(screen.getByRole('button', { name: stayHere }));
  await tell(false);
  expect(isAsked()).toBe(false);
  await tell(true);
  expect(isAsked()).toBe(true);
  // Nothing is at risk any more: the page leaves, once.
  type('Name', '');
  await tell(false);
  await tell(false);
  expect(leave.mock.calls).toEqual([[signInAddress]]);
});

test('a sign-out leaves the page whatever is typed', async () => {
  type('Name', 'Ann');
  await act(async () => dropToken('signed-out'));
  expect(leave).toHaveBeenCalledWith('/');
});
