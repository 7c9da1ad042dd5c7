import type { User } from '@wideload/contract';
import type { Account } from './accounts.store.ts';

type Situation = { secondFactorIsMissing: boolean; other: User['account'] };

export function toUser(account: Account, { secondFactorIsMissing, other }: Situation): User {
  return {
    _id: account.id,
    email: account.email,
    role: account.role,
    ...(account.role === 'admin' && { deskRole: account.desk_role }),
    firstName: account.first_name,
    lastName: account.last_name,
    middleName: account.middle_name,
    phone: account.phone,
    createdAt: account.created_at.toISOString(),
    theme: account.theme,
    firstPage: account.first_page,
    passwordIsTemporary: account.password_is_temporary,
    secondFactorIsMissing,
    ...(other !== undefined && { account: other }),
  };
}
