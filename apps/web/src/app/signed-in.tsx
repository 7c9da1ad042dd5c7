import { getRouteApi } from '@tanstack/react-router';
import { useEffect } from 'react';
import * as texts from '../texts/en/app.ts';
import { areaOf } from './guards.ts';
import { sendKept } from './kept-drafts.ts';
import css from './plain-page.module.css';
import { Shell } from './shell.tsx';
import { whenOpened } from '../ui/when-opened.tsx';

const ChoosePasswordPage = whenOpened(
  async () => (await import('../features/accounts/choose-password-page.tsx')).ChoosePasswordPage,
);

const route = getRouteApi('/signed-in');

/** The area of the signed-in person's role. A role without one gets a plain text (spec [2]). */
export function SignedIn() {
  const { user } = route.useRouteContext();
  const area = areaOf(user.role);

  useEffect(() => {
    if (area === 'user' && !user.passwordIsTemporary) void sendKept(user);
  }, [area, user]);

  if (area !== null && user.passwordIsTemporary) return <ChoosePasswordPage user={user} />;
  if (area !== null) return <Shell area={area} />;
  return (
    <main className={css['page']}>
      <h1>{texts.noArea}</h1>
    </main>
  );
}
