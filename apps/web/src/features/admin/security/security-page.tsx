import { useQuery } from '@tanstack/react-query';
import { currentUserQuery } from '#lib/api/session.ts';
import { AdminLinks } from '#product/account/admin-links.tsx';
import { EmailSection } from '#product/account/email/email-section.tsx';
import { MySessions } from '#product/account/sign-in/my-sessions.tsx';
import { SignInMethods } from '#product/account/sign-in/sign-in-methods.tsx';
import { PageTitle } from '#ui/layout/page-title.tsx';
import * as texts from './security.texts.ts';

export function SecurityPage() {
  const { data: user } = useQuery(currentUserQuery);
  return (
    <>
      <AdminLinks />
      <PageTitle>{texts.mySignIn}</PageTitle>
      {user && <EmailSection user={user} />}
      <SignInMethods />
      <MySessions />
    </>
  );
}
