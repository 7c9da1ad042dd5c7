import type { AdminOrderRow } from '@wideload/contract';
import * as texts from './list.texts.ts';
import { ButtonLink } from '../../../../ui/button-link.tsx';
import { EmptyState } from '../../../../ui/list/list-states.tsx';

type NoPermitsProps = { search: string; status: AdminOrderRow['status'] | undefined };

/** No order to show: why, and what to do next. */
export function NoPermits({ search, status }: NoPermitsProps) {
  const showAll = <ButtonLink to="/permits">{texts.showAllOrders}</ButtonLink>;
  if (search !== '') {
    return (
      <EmptyState title={texts.noOrderFits} action={showAll}>
        {texts.nothingFound(search, status)}
      </EmptyState>
    );
  }
  if (status) return <EmptyState title={texts.noOrderIs(status)} action={showAll} />;
  return <EmptyState title={texts.noOrdersYet}>{texts.noOrdersHint}</EmptyState>;
}
