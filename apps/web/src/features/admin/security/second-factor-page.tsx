import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import type { User } from '@wideload/contract';
import { useEffect, useState } from 'react';
import { currentUserQuery, signOut } from '../../../lib/api/session.ts';
import { branding } from '../../../lib/branding.ts';
import { showToast } from '../../../lib/toast.ts';
import { SignInMethods } from '../../../product/sign-in-methods/sign-in-methods.tsx';
import { signInMethodsQuery } from '../../../product/sign-in-methods/sign-in-methods.queries.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/layout/notice.tsx';
import { PageTitle } from '../../../ui/layout/page-title.tsx';
import { Wordmark } from '../../../ui/layout/wordmark.tsx';
import * as texts from './security.texts.ts';

/** For an admin who signed in with a password alone where the settings require more. */
export function SecondFactorPage({ user }: { user: User }) {
  const client = useQueryClient();
  const router = useRouter();
  const methods = useQuery(signInMethodsQuery);
  const [isEarly, setEarly] = useState(false);
  const isSetUp =
    methods.data !== undefined && (methods.data.authenticatorSince !== null || methods.data.passkeys.length > 0);

  useEffect(() => {
    document.title = `${texts.setUpFirst} · ${branding.name}`;
  }, []);

  async function proceed() {
    if (!isSetUp) return setEarly(true);
    await client.fetchQuery({ ...currentUserQuery, staleTime: 0 });
    // The requested page replaces this one.
    return router.invalidate();
  }
  return (
    <main className="app-frame">
      <div className="below-28">
        <Wordmark {...branding.wordmark} />
      </div>
      <PageTitle intro={texts.whyRequired(user.email)}>{texts.setUpFirst}</PageTitle>
      <SignInMethods />
      {isEarly && !isSetUp && (
        <Notice tone="danger" className="above-20">
          {texts.notYet}
        </Notice>
      )}
      <div className="cluster above-20">
        <Button look="primary" onClick={() => void proceed()}>
          {texts.carryOn}
        </Button>
        <Button
          onClick={() => void signOut().catch((error: Error) => showToast({ tone: 'danger', text: error.message }))}
        >
          {texts.logout}
        </Button>
      </div>
    </main>
  );
}
