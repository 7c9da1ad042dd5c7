import { MySessions } from '#product/sessions/my-sessions.tsx';
import { SignInMethods } from '#product/sign-in-methods/sign-in-methods.tsx';
import { AdminLinks } from '#product/admin-links/admin-links.tsx';
import { PageTitle } from '#ui/layout/page-title.tsx';
import * as texts from './security.texts.ts';

export function SecurityPage() {
  return (
    <>
      <AdminLinks />
      <PageTitle>{texts.mySignIn}</PageTitle>
      <SignInMethods />
      <MySessions />
    </>
  );
}
