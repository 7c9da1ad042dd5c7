import type { AuditEntry } from '@wideload/contract';
import { auditWords } from '@wideload/contract/client';
import { instantText } from '../../lib/instant-text.ts';
import css from './act-row.module.css';
import { ActSubject } from './act-subject.tsx';
import { ChangeList } from './change-list.tsx';

/** One act of the log. */
export function ActRow({ act }: { act: AuditEntry }) {
  return (
    <tr data-row>
      <td data-label="When">
        <time dateTime={act.at}>{instantText(act.at)}</time>
      </td>
      <td data-label="Who">{act.who.email}</td>
      <th scope="row" data-label="What">
        {auditWords[act.what]}
      </th>
      <td data-label="Done to">
        <ActSubject subject={act.subject} />
      </td>
      <td data-label="Change">
        <div className={css['change']}>
          <ChangeList act={act} />
        </div>
      </td>
    </tr>
  );
}
