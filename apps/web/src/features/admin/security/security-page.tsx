import { MySessions } from '#product/account/sign-in/my-sessions.tsx';
import { SignInMethods } from '#product/account/sign-in/sign-in-methods.tsx';
import { AdminLinks } from '#product/account/admin-links.tsx';
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
