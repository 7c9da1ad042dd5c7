import { getRouteApi } from '@tanstack/react-router';
import * as texts from './app.texts.ts';
import { findArea } from './guards.ts';
import { Shell } from './shell/shell.tsx';
import { StepUpHost } from '#product/account/sign-in/step-up-host.tsx';
import { createLazyPart } from '#ui/overlay/lazy-part.tsx';

const ChoosePasswordPage = createLazyPart(
  async () => (await import('#features/carrier/account/choose-password-page.tsx')).ChoosePasswordPage,
);

const SecondFactorPage = createLazyPart(
  async () => (await import('#features/admin/security/second-factor-page.tsx')).SecondFactorPage,
);

const route = getRouteApi('/signed-in');

/** A role without an area gets a plain text (spec [2]). */
export function SignedIn() {
  const { user, document } = route.useRouteContext();
  const area = findArea(user.role);

  if (area !== null && user.passwordIsTemporary) return <ChoosePasswordPage user={user} />;
  if (area !== null && user.secondFactorIsMissing) {
    return (
      <>
        <SecondFactorPage user={user} />
        <StepUpHost email={user.email} />
      </>
    );
  }
  if (area !== null) {
    return (
      <>
        <Shell area={area} user={user} Background={area === document.area ? document.Background : null} />
        <StepUpHost email={user.email} />
      </>
    );
  }
  return (
    <main className="app-frame">
      <h1>{texts.noArea}</h1>
    </main>
  );
}
