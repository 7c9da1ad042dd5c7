import { useRight, MissingRight } from '#product/account/own-rights.tsx';
import { PageTitle } from '#ui/layout/page-title.tsx';
import { programs } from './api-keys.texts.ts';
import { KeyList } from './key-list.tsx';
import { WebhookList } from './webhook-list.tsx';

/** API keys and webhooks of the account. */
export function ProgramsPage() {
  const isOwner = useRight('owner');
  return (
    <>
      <PageTitle>{programs}</PageTitle>
      <MissingRight right="owner" />
      {isOwner && (
        <>
          <KeyList />
          <WebhookList />
        </>
      )}
    </>
  );
}
