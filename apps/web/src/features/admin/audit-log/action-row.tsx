import type { AuditEntry } from '@wideload/contract';
import { auditLabels } from '@wideload/contract/client';
import { Link } from '@tanstack/react-router';
import { formatInstant } from '#lib/format-instant.ts';
import * as texts from './audit-log.texts.ts';
import { EmailText } from '#ui/email-text.tsx';
import css from './action-row.module.css';
import { ChangeList } from './change-list.tsx';
import { subjectWords } from './subject-words.ts';

function ActionSubject({ subject: { kind, id, label, userId } }: Pick<AuditEntry, 'subject'>) {
  const { one, gone } = subjectWords[kind];
  if (label === '') return <span className="muted">{gone}</span>;
  const name = `${one} ${label}`;
  if (kind === 'order' && id !== null && userId !== null)
    return (
      <Link to="/users/orders/order" search={{ orderId: id, userId }} data-open>
        {name}
      </Link>
    );
  if (kind === 'user' && userId !== null)
    return (
      <Link to="/users/orders" search={{ userId }} data-open>
        <EmailText email={name} />
      </Link>
    );
  if (kind === 'article' && id !== null)
    return (
      <Link to="/blog/article" search={{ id }} data-open>
        {name}
      </Link>
    );
  return <EmailText email={name} />;
}

export function ActionRow({ act }: { act: AuditEntry }) {
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
        <ActionSubject subject={act.subject} />
      </td>
      <td data-label={texts.change}>
        <div className={css['change']}>
          <ChangeList act={act} />
        </div>
      </td>
    </tr>
  );
}
