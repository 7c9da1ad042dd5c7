import type { UserRow } from '@wideload/contract';
import { users } from '@wideload/contract/client';
import { call } from '#lib/api/api.ts';
import { formatAccountName } from './user-words.ts';
import { AskedAct } from './asked-act.tsx';
import * as texts from './change-user.texts.ts';

/** How somebody else gets into the account is ended here: open sessions, and a second factor that is lost. */
export function AccessActs({ user }: { user: UserRow }) {
  const params = { id: user._id };
  const account = formatAccountName(user);
  return (
    <>
      <AskedAct words={texts.sessions(account)} run={() => call(users.endSessions, { params })} />
      <AskedAct words={texts.secondFactor(account)} run={() => call(users.removeSecondFactor, { params })} />
    </>
  );
}
