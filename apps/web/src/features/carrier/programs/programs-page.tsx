import { PageTitle } from '#ui/layout/page-title.tsx';
import { programs } from './api-keys.texts.ts';
import { FleetSection } from './fleet-section.tsx';
import { KeyList } from './key-list.tsx';
import { WebhookList } from './webhook-list.tsx';

/** API keys, webhooks and files of the account. */
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
