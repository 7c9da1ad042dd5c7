import { Link, useNavigate } from '@tanstack/react-router';
import { userList } from '@wideload/contract/client';
import * as texts from './phone-order.texts.ts';
import { Button } from '#ui/button.tsx';
import { EmailText } from '#ui/email-text.tsx';
import { ListPart } from '#ui/list/list-part.tsx';
import { EmptyState } from '#ui/list/list-states.tsx';
import { PageTitle } from '#ui/layout/page-title.tsx';
import { SortTable } from '#ui/list/sort-table.tsx';
import { useList } from '#ui/list/use-list.ts';
import { formatName } from './user-words.ts';
import { userPageQuery } from './users.queries.ts';
import { ButtonLink } from '#ui/button-link.tsx';

const labels = { email: texts.email, name: texts.name, phone: texts.phone };
const columns = [{ key: 'email' }, { key: 'companies', label: texts.companies }, { key: 'name' }, { key: 'phone' }];

export function ChooseCarrier() {
  const list = useList(userList, (params) => userPageQuery({ ...params, role: 'user', by: 'carrier' }));
  const navigate = useNavigate();
  const { search, sort } = list.params;
  const showAll = <Button onClick={() => void navigate({ to: '/users/orders/new' })}>{texts.showAllUsers}</Button>;
  return (
    <>
      <PageTitle intro={texts.chooseHint}>{texts.forWhom}</PageTitle>
      <ListPart
        list={list}
        look="table"
        searchLabel={texts.searchCarriers}
        sortLabels={labels}
        empty={
          search === '' ? (
            <EmptyState title={texts.noUsers} />
          ) : (
            <EmptyState title={texts.nobodyFound(search)} action={showAll} />
          )
        }
      >
        {(users) => (
          <SortTable caption={texts.forWhom} columns={columns} labels={labels} sort={sort} onSort={list.setSort}>
            {users.map((user) => (
              <tr key={user._id} data-row>
                <th scope="row" data-label={texts.email}>
                  <Link to="/users/orders/new" search={{ userId: user._id }} className="strong" data-open>
                    <EmailText email={user.email} />
                  </Link>
                </th>
                <td data-label={texts.companies} className="breakable">
                  {user.companies?.join(', ')}
                </td>
                <td data-label={texts.name}>{formatName(user)}</td>
                <td data-label={texts.phone} className="nowrap">
                  {user.phone}
                </td>
              </tr>
            ))}
          </SortTable>
        )}
      </ListPart>
    </>
  );
}

/** The draft of the address is paid, deleted, the carrier's own, or another carrier's. */
export function NoPhoneOrder({ userId }: { userId: string }) {
  return (
    <>
      <PageTitle>{texts.noSuchOrder}</PageTitle>
      <EmptyState
        title={texts.notEditable}
        action={
          <ButtonLink to="/users/orders" search={{ userId }}>
            {texts.showTheOrders}
          </ButtonLink>
        }
      >
        {texts.notEditableHint}
      </EmptyState>
    </>
  );
}
