import { capitalize } from '@wideload/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { FailedMail } from '@wideload/contract';
import { system } from '@wideload/contract/client';
import { call } from '#lib/api/api.ts';
import { formatInstant } from '#lib/format-instant.ts';
import { showToast } from '#lib/toast.ts';
import { ForDesk } from '#product/account/for-desk.tsx';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/layout/notice.tsx';
import { Section } from '#ui/layout/panel.tsx';
import { Table } from '#ui/list/table.tsx';
import { systemQuery } from './system.queries.ts';
import * as texts from './system.texts.ts';

const formatKind = (kind: string) => capitalize(kind.replaceAll('-', ' '));

function Row({ mail, onRetried }: { mail: FailedMail; onRetried: () => void }) {
  const client = useQueryClient();
  const retry = useMutation({
    mutationFn: () => call(system.retryMail, { params: { id: mail._id } }),
    onSuccess: (state) => {
      showToast({ tone: 'ok', text: texts.requeued(mail.to) });
      onRetried();
      client.setQueryData(systemQuery.queryKey, state);
    },
  });
  return (
    <tr>
      <th scope="row" data-label={texts.mail}>
        {formatKind(mail.kind)}
      </th>
      <td data-label={texts.to} className="breakable">
        {mail.to}
      </td>
      <td data-label={texts.failedAt}>
        <time dateTime={mail.failedAt}>{formatInstant(mail.failedAt)}</time>
      </td>
      <td data-label={texts.reason} className="breakable">
        {mail.error}
        {retry.error && <Notice tone="danger">{retry.error.message}</Notice>}
      </td>
      <td data-label={texts.action} className="nowrap">
        {mail.isExpired ? (
          texts.expired
        ) : (
          <ForDesk right={system.retryMail.deskRight} what={texts.tryAgain}>
            <Button
              size="small"
              pending={retry.isPending}
              aria-label={texts.tryAgainMail(mail.to)}
              onClick={() => retry.mutate()}
            >
              {texts.tryAgain}
            </Button>
          </ForDesk>
        )}
      </td>
    </tr>
  );
}

export function FailedMails({ mails, onRetried }: { mails: readonly FailedMail[]; onRetried: () => void }) {
  if (mails.length === 0) return null;
  return (
    <Section title={texts.mailsTitle} intro={texts.mailsIntro}>
      <Table caption={texts.mailsTitle}>
        <thead>
          <tr>
            <th scope="col">{texts.mail}</th>
            <th scope="col">{texts.to}</th>
            <th scope="col">{texts.failedAt}</th>
            <th scope="col">{texts.reason}</th>
            <th scope="col">{texts.action}</th>
          </tr>
        </thead>
        <tbody>
          {mails.map((mail) => (
            <Row key={mail._id} mail={mail} onRetried={onRetried} />
          ))}
        </tbody>
      </Table>
    </Section>
  );
}
