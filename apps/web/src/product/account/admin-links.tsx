import { PageLinks } from '#ui/list/page-links.tsx';
import * as texts from './admin-links.texts.ts';

/** The pages under Admins. */
export function AdminLinks() {
  return (
    <PageLinks
      label={texts.admins}
      links={[
        { to: '/admins', label: texts.adminsList },
        { to: '/admins/approvals', label: texts.approvals },
        { to: '/admins/log', label: texts.auditLog },
        { to: '/admins/system', label: texts.system },
        { to: '/admins/security', label: texts.mySignIn },
      ]}
    />
  );
}
