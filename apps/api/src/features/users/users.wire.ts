import type { UserRow } from '@wideload/contract';
import type { Cell } from '#platform/http/bodies/csv.ts';
import type { StoredUser } from './users.store.ts';

export function toUserRow(user: StoredUser): UserRow {
  return {
    _id: user.id,
    email: user.email,
    role: user.role,
    ...(user.role === 'admin' && { deskRole: user.desk_role }),
    firstName: user.first_name,
    lastName: user.last_name,
    middleName: user.middle_name,
    phone: user.phone,
    createdAt: user.created_at.toISOString(),
    totalPermits: user.total_permits,
  };
}

export const csvHeader = [
  'Email',
  'First name',
  'Middle name',
  'Last name',
  'Phone',
  'Role',
  'Total permits',
  'Created',
];

/** In the order of `csvHeader`. */
export function toUserCells(user: StoredUser): Cell[] {
  const { email, first_name, middle_name, last_name, phone, role, total_permits, created_at } = user;
  return [email, first_name, middle_name, last_name, phone, role, total_permits, created_at];
}
