import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { DeskRole, UserRow } from '@wideload/contract';
import { deskRoleNames, deskRoles, users } from '@wideload/contract/client';
import { wasAsked } from '#lib/api/api-problem.ts';
import { call } from '#lib/api/api.ts';
import { currentUserQuery } from '#lib/api/session.ts';
import { showToast } from '#lib/toast.ts';
import { useDeskRight } from '#product/account/for-desk.tsx';
import { classNames } from '#ui/class-names.ts';
import { Notice } from '#ui/layout/notice.tsx';
import { formatAccountName } from './user-words.ts';
import { adminKey } from './users.queries.ts';
import css from './users-page.module.css';
import * as texts from './users.texts.ts';

/** An owner chooses the role of every other admin. */
export function DeskRoleField({ admin }: { admin: UserRow }) {
  const { _id: id, deskRole = 'owner' } = admin;
  const client = useQueryClient();
  const me = useQuery(currentUserQuery);
  const mayChange = useDeskRight(users.changeDeskRole.deskRight);
  const name = formatAccountName(admin);
  const change = useMutation({
    mutationFn: (wanted: DeskRole) => call(users.changeDeskRole, { params: { id }, body: { deskRole: wanted } }),
    onSuccess: (_, wanted) => showToast({ tone: 'ok', text: texts.deskRoleChanged(name, deskRoleNames[wanted]) }),
    onSettled: () => client.invalidateQueries({ queryKey: adminKey }),
  });
  if (!mayChange || me.data?._id === id) return deskRoleNames[deskRole];
  return (
    <>
      {/* `SelectField` has a label, which the column gives here. */}
      <select
        className={classNames('control-frame', css['deskRole'])}
        aria-label={texts.deskRoleOf(name)}
        value={change.isPending ? change.variables : deskRole}
        disabled={change.isPending}
        // Cast: the options are the roles.
        onChange={({ target }) => change.mutate(target.value as DeskRole)}
      >
        {deskRoles.map((role) => (
          <option key={role} value={role}>
            {deskRoleNames[role]}
          </option>
        ))}
      </select>
      {change.error && !wasAsked(change.error) && <Notice tone="danger">{change.error.message}</Notice>}
    </>
  );
}
