import { roleFilters } from '@wideload/contract/client';
import { useId } from 'react';
import * as texts from './users.texts.ts';
import { formatRole } from './user-words.ts';
import type { Role } from './users.queries.ts';
import css from './users-page.module.css';

type RoleFilterProps = {
  role: Role | undefined;
  onRole: (role: Role | undefined) => void;
};

/** `SelectField` would be loaded for this alone. */
export function RoleFilter({ role, onRole }: RoleFilterProps) {
  const id = useId();
  return (
    <p className={css['role']}>
      <label htmlFor={id}>{texts.filterByRole}</label>
      <select
        className="control-frame"
        id={id}
        value={role ?? ''}
        onChange={({ target }) => onRole(roleFilters.find((each) => each === target.value))}
      >
        <option value="">{texts.allRoles}</option>
        {roleFilters.map((each) => (
          <option key={each} value={each}>
            {formatRole(each)}
          </option>
        ))}
      </select>
    </p>
  );
}
