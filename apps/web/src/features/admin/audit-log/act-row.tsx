import type { AuditEntry } from '@wideload/contract';
import { auditLabels } from '@wideload/contract/client';
import { formatInstant } from '#lib/format-instant.ts';
import * as texts from './audit-log.texts.ts';
import { EmailText } from '#ui/email-text.tsx';
import css from './act-row.module.css';
import { ActSubject } from './act-subject.tsx';
import { ChangeList } from './change-list.tsx';

export function ActRow({ act }: { act: AuditEntry }) {
  return (
    <tr data-row>
      <td data-label={texts.when}>
        <time dateTime={act.at}>{formatInstant(act.at)}</time>
      </td>
      <td data-label={texts.who}>
        <EmailText email={act.who.email} />
        {act.who.name !== '' && <span className="second-line">{act.who.name}</span>}
      </td>
      <th scope="row" data-label={texts.what}>
        {auditLabels[act.what]}
      </th>
      <td data-label={texts.doneTo}>
        <ActSubject subject={act.subject} />
      </td>
      <td data-label={texts.change}>
        <div className={css['change']}>
          <ChangeList act={act} />
        </div>
      </td>
    </tr>
  );
}
