/** The rights of the person in the current account. The server decides; this only hides buttons that it would refuse. */
import { useQuery } from '@tanstack/react-query';
import { hasRight, type Right } from '@wideload/contract/client';
import { currentUserQuery } from '#lib/api/session.ts';
import * as texts from './rights.texts.ts';

function useAccount() {
  return useQuery(currentUserQuery).data?.account;
}

/** Everybody is the owner of an account of their own. */
export function useRight(right: Right): boolean {
  return hasRight(useAccount()?.role ?? 'owner', right);
}

/** In cents; an owner has no limit. Asked anew, because an owner may have changed it since the sign-in. */
export function usePayLimit(): number {
  const { data } = useQuery({
    ...currentUserQuery,
    refetchOnMount: ({ state }) => (state.data?.account === undefined ? true : 'always'),
  });
  const account = data?.account;
  if (account === undefined || account.role === 'owner') return Number.POSITIVE_INFINITY;
  return (account.payLimit ?? 0) * 100;
}

type Props = { right: 'owner' | 'dispatcher' };

/** Replaces buttons that the server would refuse. It renders nothing for people who have the right. */
export function MissingRight({ right }: Props) {
  const hasIt = useRight(right);
  if (hasIt) return null;
  return <p className="hint below-12 no-print">{right === 'owner' ? texts.ownersDo : texts.viewersSee}</p>;
}
