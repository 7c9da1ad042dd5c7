import { useQuery } from '@tanstack/react-query';
import { FailedState, ListSkeleton } from '#ui/list/list-states.tsx';
import { AuthenticatorSection } from './authenticator-section.tsx';
import { PasskeyList } from './passkey-list.tsx';
import { signInMethodsQuery } from './sign-in-methods.queries.ts';

/** Of the own account: carriers and admins see the same. */
export function SignInMethods() {
  const methods = useQuery(signInMethodsQuery);
  if (methods.isPending) return <ListSkeleton rows={2} />;
  if (methods.error) return <FailedState failure={methods.error} onRetry={() => void methods.refetch()} />;
  const { passkeys, authenticatorSince, recoveryCodesLeft } = methods.data;
  return (
    <>
      <PasskeyList passkeys={passkeys} />
      <AuthenticatorSection since={authenticatorSince} codesLeft={recoveryCodesLeft} />
    </>
  );
}
