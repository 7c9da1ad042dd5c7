import { PageTitle } from '#ui/layout/page-title.tsx';
import { programs } from './api-keys.texts.ts';
import { KeyList } from './key-list.tsx';
import { WebhookList } from './webhook-list.tsx';

/** API keys and webhooks of the account. */
export function ProgramsPage() {
  return (
    <>
      <PageTitle>{programs}</PageTitle>
      <KeyList />
      <WebhookList />
    </>
  );
}
