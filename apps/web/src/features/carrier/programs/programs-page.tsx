import { PageTitle } from '#ui/layout/page-title.tsx';
import { WebhookList } from './webhook-list.tsx';
import * as texts from './webhooks.texts.ts';

/** Under the account: what other programs are told of it. */
export function ProgramsPage() {
  return (
    <>
      <PageTitle>{texts.programs}</PageTitle>
      <WebhookList />
    </>
  );
}
