import { useQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { currentUserQuery } from '#lib/api/session.ts';
import { AdminLinks } from '#product/account/admin-links.tsx';
import { EmailSection } from '#product/account/sign-in/email-section.tsx';
import { MySessions, ownSessionsQuery } from '#product/account/sign-in/my-sessions.tsx';
import { SignInMethods } from '#product/account/sign-in/sign-in-methods.tsx';
import { ListSkeleton } from '#ui/list/list-states.tsx';
import { useLoadedAhead } from '#lib/timing/use-loaded-ahead.ts';
import { PageTitle } from '#ui/layout/page-title.tsx';
import * as texts from './security.texts.ts';
import { useRouter } from '@tanstack/react-router';
import type { User } from '@wideload/contract';
import { useEffect, useState } from 'react';
import { branding } from '#lib/branding.ts';
import { LogoutButton } from '#product/account/sign-in/logout-button.tsx';
import { signInMethodsQuery } from '#product/account/sign-in/sign-in-methods.queries.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/layout/notice.tsx';
import { Wordmark } from '#ui/layout/wordmark.tsx';

export function SecurityPage() {
  const { data: user } = useQuery(currentUserQuery);
  const client = useQueryClient();
  const isReady = useLoadedAhead(['security'], () => [
    client.ensureQueryData(signInMethodsQuery),
    client.ensureQueryData(ownSessionsQuery),
  ]);
  return (
    <>
      <AdminLinks />
      <PageTitle>{texts.mySignIn}</PageTitle>
      {user && <EmailSection user={user} />}
      {isReady ? (
        <>
          <SignInMethods />
          <MySessions />
        </>
      ) : (
        <ListSkeleton />
      )}
    </>
  );
}

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

  const proceed = useMutation({
    async mutationFn() {
      await client.fetchQuery({ ...currentUserQuery, staleTime: 0 });
      // The requested page replaces this one.
      await router.invalidate();
    },
  });
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
      {proceed.error && (
        <Notice tone="danger" className="above-20">
          {proceed.error.message}
        </Notice>
      )}
      <div className="cluster above-20">
        <Button
          look="primary"
          pending={proceed.isPending}
          onClick={() => (isSetUp ? proceed.mutate() : setEarly(true))}
        >
          {texts.carryOn}
        </Button>
        <LogoutButton />
      </div>
    </main>
  );
}
