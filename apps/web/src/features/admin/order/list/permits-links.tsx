import { queue } from '@wideload/contract/client';
import { useDeskRight } from '#product/account/for-desk.tsx';
import { PageLinks } from '#ui/list/page-links.tsx';
import * as texts from './permits-links.texts.ts';

export function PermitsLinks() {
  const isLead = useDeskRight(queue.desk.deskRight);
  return (
    <PageLinks
      label={texts.permits}
      links={[
        { to: '/permits', label: texts.permitsList },
        { to: '/permits/queue', label: texts.workQueue },
        { to: '/permits/fee_differences', label: texts.openFeeDifferences },
        { to: '/permits/restrictions', label: texts.restrictions },
        ...(isLead ? [{ to: '/permits/desk' as const, label: texts.desk }] : []),
      ]}
    />
  );
}
