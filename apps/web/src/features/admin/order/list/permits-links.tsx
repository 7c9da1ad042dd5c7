import { PageLinks } from '#ui/list/page-links.tsx';
import * as texts from './list.texts.ts';

export function PermitsLinks() {
  return (
    <PageLinks
      label={texts.permits}
      links={[
        { to: '/permits', label: texts.permitsList },
        { to: '/permits/queue', label: texts.workQueue },
        { to: '/permits/fee_differences', label: texts.openFeeDifferences },
      ]}
    />
  );
}
