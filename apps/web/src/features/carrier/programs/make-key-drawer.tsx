import { useQueryClient } from '@tanstack/react-query';
import type { KeyLife, KeyScope } from '@wideload/contract';
import { apiKeys } from '@wideload/contract/client';
import { useState } from 'react';
import { callQuery } from '#lib/api/call-query.ts';
import { call } from '#lib/api/api.ts';
import { useDrawerSave } from '#lib/forms/drawer-save.ts';
import { Checkbox } from '#ui/form/checkbox.tsx';
import { SelectField } from '#ui/form/select-field.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { FormDrawer } from '#ui/overlay/form-drawer.tsx';
import * as texts from './api-keys.texts.ts';
import css from './programs.module.css';

// Casts: the keys of records of scopes and lives.
const allScopes = Object.keys(texts.scopeNames) as KeyScope[];
const allLives = Object.keys(texts.lives).map(Number) as KeyLife[];

export const apiKeysQuery = callQuery(['api-keys', 'list'], apiKeys.list, {});

export const keyCallsQuery = (id: string) => callQuery(['api-keys', 'calls', id], apiKeys.calls, { params: { id } });

export function MakeKeyDrawer({ onMade, onClose }: { onMade: (secret: string) => void; onClose: () => void }) {
  const client = useQueryClient();
  const [name, setName] = useState('');
  const [scopes, setScopes] = useState<KeyScope[]>(['orders:read', 'permits:read']);
  const [days, setDays] = useState<KeyLife>(90);
  const drawer = useDrawerSave({
    problems: [
      ...(name.trim() === '' ? [{ name: 'name', message: texts.missingName }] : []),
      ...(scopes.length === 0 ? [{ name: 'scopes', message: texts.missingScopes }] : []),
    ],
    save: () => call(apiKeys.create, { body: { name, scopes, days } }),
    async onSaved({ secret }) {
      await client.invalidateQueries(apiKeysQuery);
      onMade(secret);
    },
  });
  return (
    <FormDrawer {...drawer} title={texts.makeKey} save={texts.makeKey} onClose={onClose} isDirty={name !== ''}>
      <TextField
        label={texts.name}
        hint={texts.nameHint}
        name="name"
        autoComplete="off"
        maxLength={60}
        value={name}
        onChange={({ target }) => setName(target.value)}
        error={drawer.problems.find((problem) => problem.name === 'name')?.message}
      />
      <fieldset className={css['choice']}>
        <legend className="bold below-12">{texts.scopes}</legend>
        {allScopes.map((scope, index) => (
          <Checkbox
            key={scope}
            name={index === 0 ? 'scopes' : scope}
            label={texts.scopeNames[scope]}
            hint={<code>{scope}</code>}
            checked={scopes.includes(scope)}
            onChange={({ target }) =>
              setScopes(target.checked ? [...scopes, scope] : scopes.filter((other) => other !== scope))
            }
          />
        ))}
      </fieldset>
      <SelectField
        label={texts.life}
        name="days"
        options={allLives.map((life) => ({ value: String(life), label: texts.lives[life] }))}
        value={String(days)}
        // Cast: the options are lives.
        onChange={({ target }) => setDays(Number(target.value) as KeyLife)}
      />
    </FormDrawer>
  );
}
