import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { notifications } from '@wideload/contract/client';
import { call } from '#lib/api/api.ts';
import { showToast } from '#lib/toast.ts';
import { classNames } from '#ui/class-names.ts';
import { SelectField } from '#ui/form/select-field.tsx';
import { FailedQuery } from '#ui/list/list-states.tsx';
import { orderMailsQuery } from './notifications.queries.ts';
import * as texts from './order-mails.texts.ts';
import css from './notifications-page.module.css';

const options = [
  { value: 'mine', label: texts.mailsOfMine },
  { value: 'all', label: texts.mailsOfAll },
] as const;

/** Of an account with several people. */
export function OrderMails() {
  const client = useQueryClient();
  const choice = useQuery(orderMailsQuery);
  const { data } = choice;
  const choose = useMutation({
    mutationFn: (whose: 'mine' | 'all') => call(notifications.chooseMails, { body: { whose } }),
    onSuccess(chosen) {
      client.setQueryData(orderMailsQuery.queryKey, chosen);
      showToast({ tone: 'ok', text: texts.mailsChosen[chosen.whose] });
    },
    onError: ({ message }) => showToast({ tone: 'danger', title: texts.mailsNotChosen, text: message }),
  });
  if (data === undefined) return <FailedQuery query={choice} title={texts.mailsNotLoaded} />;
  const shown = choose.isPending ? choose.variables : data.whose;
  return (
    <SelectField
      label={texts.orderMails}
      hint={texts.namedAddress}
      options={options}
      value={shown}
      onChange={({ target }) => choose.mutate(target.value === 'all' ? 'all' : 'mine')}
      className={classNames('above-20', css['mails'])}
    />
  );
}
