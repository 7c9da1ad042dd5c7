import { useSuspenseQuery } from '@tanstack/react-query';
import { currentUserQuery } from '../lib/session.ts';
import { EmptyState } from '../ui/list-states.tsx';
import { PageTitle } from '../ui/page-title.tsx';

/** The admin's first page. */
export function DashboardPage() {
  const { data: admin } = useSuspenseQuery(currentUserQuery);
  return (
    <>
      <PageTitle>Dashboard</PageTitle>
      <EmptyState title="Nothing waits for you">
        You are signed in as {admin.email}, an administrator. Carriers place, pay and track their orders in their own area.
      </EmptyState>
    </>
  );
}
