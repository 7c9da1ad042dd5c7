import { getRouteApi } from '@tanstack/react-router';
import { EmptyState } from '../ui/list-states.tsx';
import { PageTitle } from '../ui/page-title.tsx';

const route = getRouteApi('/signed-in');

/** The admin's first page. */
export function DashboardPage() {
  const { user } = route.useRouteContext();
  return (
    <>
      <PageTitle>Dashboard</PageTitle>
      <EmptyState title="Nothing waits for you">
        You are signed in as {user.email}, an administrator. Carriers place, pay and track their orders in their own
        area.
      </EmptyState>
    </>
  );
}
