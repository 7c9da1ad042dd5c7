import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { User } from '@wideload/contract';
import { accounts } from '@wideload/contract/client';
import { call } from '#lib/api/api.ts';
import { currentUserQuery } from '#lib/api/session.ts';
import { showToast } from '#lib/toast.ts';
import { Switch } from '#ui/switch.tsx';
import { firstPageLabels } from './first-page.texts.ts';

type FirstPage = User['firstPage'];

/** Saved with the account. Off means the other one of the two pages. */
export function FirstPageSwitch({ page }: { page: FirstPage }) {
  const { data: user } = useQuery(currentUserQuery);
  const client = useQueryClient();
  const show = (firstPage: FirstPage) =>
    client.setQueryData(currentUserQuery.queryKey, (before) => before && { ...before, firstPage });
  const { mutate } = useMutation({
    scope: { id: 'first-page' },
    mutationFn: (firstPage: FirstPage) => call(accounts.setFirstPage, { body: { firstPage } }),
    onError({ message }) {
      showToast({ tone: 'danger', text: message });
      void client.invalidateQueries(currentUserQuery);
    },
  });
  function choose(firstPage: FirstPage) {
    show(firstPage);
    mutate(firstPage);
  }
  return (
    <div className="above-28 no-print">
      <Switch
        label={firstPageLabels[page]}
        checked={user?.firstPage === page}
        onChange={(on) => choose(on === (page === 'queue') ? 'queue' : 'dashboard')}
      />
    </div>
  );
}
