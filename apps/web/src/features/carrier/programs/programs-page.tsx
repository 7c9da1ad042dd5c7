import { PageTitle } from '#ui/layout/page-title.tsx';
import { programs } from './api-keys.texts.ts';
import { FleetSection } from './fleet-section.tsx';
import { KeyList } from './key-list.tsx';
import { WebhookList } from './webhook-list.tsx';

/** Under the account: what other programs may do with it, what they are told of it, and files for them. */
export function ProgramsPage() {
  return (
    <>
      <PageTitle>{programs}</PageTitle>
      <KeyList />
      <WebhookList />
      <FleetSection />
    </>
  );
}
