import { Link, useSearch } from '@tanstack/react-router';
import type { UserRow } from '@wideload/contract';
import type { SearchTexts } from '#lib/address/search-codec.ts';
import { EmailText } from '#ui/email-text.tsx';
import { formatAccountName } from './user-words.ts';

export function UserLink({ user }: { user: UserRow }) {
  const list: SearchTexts = useSearch({ strict: false });
  return (
    <Link to="/users/orders" search={{ userId: user._id }} state={{ userList: list }} className="strong" data-open>
      <EmailText email={formatAccountName(user)} />
    </Link>
  );
}
