import { useEffect, useState } from 'react';
import { branding } from '#lib/branding.ts';
import {
  buildAuthAddress,
  type AuthMode,
  parseAuthAddress,
  type AuthRequest,
} from '#product/account/sign-in/auth-address.ts';
import type { AuthModalProps } from './auth-modal-props.ts';
import type { AuthWords } from './auth-words.ts';
import { CodeModal } from './code-modal.tsx';
import { NewPasswordModal } from './new-password-modal.tsx';
import { ResetModal } from './reset-modal.tsx';
import { SignInModal } from './sign-in-modal.tsx';
import { SignUpModal } from './sign-up-modal.tsx';
import { useSiteConfig } from '#product/account/sign-in/use-site-config.ts';

function useAuthAddress(below: () => string) {
  const [wish, setWish] = useState<AuthRequest | null>(() => parseAuthAddress(window.location));

  useEffect(() => {
    const read = () => setWish(parseAuthAddress(window.location));
    window.addEventListener('popstate', read);
    return () => window.removeEventListener('popstate', read);
  }, []);

  /** Back leaves the modals, because one replaces another in the history. */
  function replace(address: string) {
    window.history.replaceState(null, '', address);
    setWish(parseAuthAddress(window.location));
  }
  return { wish, replace, close: () => replace(below()) };
}

const titleNames = {
  'sign-in': 'signIn',
  'sign-up': 'signUp',
  reset: 'resetPassword',
  code: 'confirmationCode',
  'new-password': 'setANewPassword',
} as const satisfies Record<AuthMode, keyof AuthWords['texts']>;

export type PageBelow = { title: string; address: () => string };

export function AuthModals({ page, words }: { page: PageBelow; words: AuthWords }) {
  const { wish, replace, close } = useAuthAddress(page.address);
  const config = useSiteConfig();
  const [email, keepEmail] = useState('');
  const [confirmedEmail, confirmEmail] = useState<string | null>(null);
  const [notice, say] = useState(wish?.hasEnded === true ? words.news.sessionEnded : undefined);
  const mode = wish?.mode;

  useEffect(() => {
    document.title = mode === undefined ? page.title : `${words.texts[titleNames[mode]]} - ${branding.name}`;
  }, [mode, page, words]);

  if (wish === null) return null;
  const props: AuthModalProps = {
    email,
    keepEmail,
    confirmedEmail,
    confirmEmail,
    next: wish.next,
    say,
    notice,
    config,
    words,
    go(to, news) {
      say(news);
      replace(buildAuthAddress(to, wish));
    },
    close() {
      say(undefined);
      close();
    },
  };
  switch (wish.mode) {
    case 'sign-in':
      return <SignInModal {...props} />;
    case 'sign-up':
      return <SignUpModal {...props} />;
    case 'reset':
      return <ResetModal {...props} />;
    case 'code':
      return <CodeModal {...props} />;
    case 'new-password':
      return <NewPasswordModal {...props} resetToken={wish.resetToken ?? ''} />;
  }
}
