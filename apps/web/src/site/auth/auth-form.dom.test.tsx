import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { readAccessToken } from '#lib/api/access-token.ts';
import { signInWords as words } from '../texts/en/sign-in.ts';
import { AuthForm } from './auth-form.tsx';

function open() {
  render(
    <AuthForm
      title="Sign In"
      action="Sign In"
      problems={[]}
      failure={null}
      isPending={false}
      isDirty={false}
      onSubmit={() => undefined}
      onClose={() => undefined}
      links={null}
      words={words}
    >
      <input aria-label="Email" />
    </AuthForm>,
  );
}

function refuse(): never {
  throw new DOMException('The operation is insecure.', 'SecurityError');
}

const blockers: Record<string, () => void> = {
  'storage is refused': () => vi.stubGlobal('localStorage', new Proxy({}, { get: refuse })),
  'storage is full': () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Full.', 'QuotaExceededError');
    });
  },
  'cookies are refused': () => {
    vi.spyOn(navigator, 'cookieEnabled', 'get').mockReturnValue(false);
  },
};

test.each(Object.entries(blockers))('where %s, a sentence says so in place of the fields', (_, block) => {
  block();
  open();
  expect(screen.getByRole('alert').textContent).toBe(words.texts.storageBlocked);
  expect(screen.queryByLabelText('Email')).toBeNull();
});

test('where storage is refused, nobody is signed in, and nothing fails', () => {
  blockers['storage is refused']?.();
  expect(readAccessToken()).toBeNull();
});

test('elsewhere the fields are there, and nothing is left in the storage', () => {
  open();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByLabelText('Email')).toBeTruthy();
  expect(localStorage.length).toBe(0);
});
