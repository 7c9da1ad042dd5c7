import { PageTitle } from '#ui/layout/page-title.tsx';
import { programs } from './api-keys.texts.ts';
import { KeyList } from './key-list.tsx';
import { WebhookList } from './webhook-list.tsx';

/** Under the account: what other programs may do with it, and what they are told of it. */
export function ProgramsPage() {
  return (
    <>
      <PageTitle>{programs}</PageTitle>
      <KeyList />
      <WebhookList />
    </>
  );
}
