import { roleFilters } from '@wideload/contract/client';
import { SelectField } from '../../ui/select-field.tsx';
import { roleWord } from './user-words.ts';
import type { Role } from './users.queries.ts';

type RoleFilterProps = {
  /** Undefined: accounts of any role. */
  role: Role | undefined;
  onRole: (role: Role | undefined) => void;
};

const options = roleFilters.map((role) => ({ value: role, label: roleWord(role) }));

/** Chooses the role whose accounts are listed. */
export function RoleFilter({ role, onRole }: RoleFilterProps) {
  return (
    <SelectField
      label="Filter by role"
      name="role"
      placeholder="All roles"
      options={options}
      value={role ?? ''}
      onChange={({ target }) => onRole(roleFilters.find((each) => each === target.value))}
    />
  );
}
