import { Link } from '@tanstack/react-router';
import type { AuditEntry } from '@wideload/contract';
import { EmailText } from '#ui/email-text.tsx';
import { subjectWords } from './subject-words.ts';

export function ActSubject({ subject: { kind, id, label, userId } }: Pick<AuditEntry, 'subject'>) {
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
