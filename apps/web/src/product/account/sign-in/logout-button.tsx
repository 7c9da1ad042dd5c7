import { useMutation } from '@tanstack/react-query';
import { signOut } from '#lib/api/session.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/layout/notice.tsx';
import { logout } from './logout.texts.ts';

/** For a page without the menu and its question. `/` loads after the end of the session. */
export function LogoutButton() {
  const leaving = useMutation({ mutationFn: () => signOut() });
  return (
    <>
      <Button pending={leaving.isPending || leaving.isSuccess} onClick={() => leaving.mutate()}>
        {logout}
      </Button>
      {leaving.error && <Notice tone="danger">{leaving.error.message}</Notice>}
    </>
  );
}
