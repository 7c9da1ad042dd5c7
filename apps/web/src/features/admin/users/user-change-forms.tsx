import { NameBody, PhoneBody, UserEmailBody, UserPasswordBody, type UserRow } from '@wideload/contract';
import { accounts, users } from '@wideload/contract/client';
import { call } from '#lib/api/api.ts';
import { createSchemaResolver } from '#lib/forms/schema-resolver.ts';
import * as texts from './change-user.texts.ts';
import { FieldGrid } from '#ui/layout/panel.tsx';
import { PasswordField } from '#ui/form/password-field.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { ChangeForm, type ChangeProps } from './change-form.tsx';
import { useChange } from './use-change.ts';
import { formatAccountName } from './user-words.ts';

type Props = ChangeProps & { user: UserRow };
/** Everybody may change the own name and phone. */
type OwnProps = Props & { isOwn: boolean };

type EmailProps = Props & { onChanged: (email: string) => void };

export function EmailForm({ user, onChanged, ...rest }: EmailProps) {
  const { field, state } = useChange({
    resolver: createSchemaResolver(UserEmailBody),
    values: { email: user.email },
    async send(body) {
      await call(users.changeEmail, { params: { id: user._id }, body });
      onChanged(body.email);
    },
    taken: { code: 'user.email-in-use', field: 'email' },
    successText: ({ email }) => texts.emailChanged(email),
  });
  return (
    <ChangeForm title={texts.email} {...state} {...rest}>
      <TextField
        label={texts.email}
        type="email"
        inputMode="email"
        autoComplete="off"
        spellCheck={false}
        hint={texts.emailHint}
        {...field('email')}
      />
    </ChangeForm>
  );
}

export function PasswordForm({ user, ...rest }: Props) {
  const { field, state } = useChange({
    resolver: createSchemaResolver(UserPasswordBody),
    values: { password: '' },
    send: (body) => call(users.changePassword, { params: { id: user._id }, body }),
    successText: () => texts.passwordChanged(formatAccountName(user)),
    after: { password: '' },
  });
  return (
    <ChangeForm title={texts.password} {...state} {...rest}>
      <PasswordField
        label={texts.newPassword}
        autoComplete="new-password"
        hint={texts.givenPasswordRule}
        {...field('password')}
      />
    </ChangeForm>
  );
}

export function PhoneForm({ user, isOwn, ...rest }: OwnProps) {
  const { field, state } = useChange({
    resolver: createSchemaResolver(PhoneBody),
    values: { phone: user.phone },
    send: (body) =>
      isOwn ? call(accounts.setPhone, { body }) : call(users.changePhone, { params: { id: user._id }, body }),
    successText: () => texts.phoneChanged(formatAccountName(user)),
  });
  return (
    <ChangeForm title={texts.phone} {...state} {...rest}>
      <TextField label={texts.phoneNumber} type="tel" autoComplete="off" hint={texts.phoneRule} {...field('phone')} />
    </ChangeForm>
  );
}

const nameLabels = { firstName: texts.firstName, lastName: texts.lastName, middleName: texts.middleName } as const;

export function NameForm({ user, isOwn, ...rest }: OwnProps) {
  const { firstName, lastName, middleName } = user;
  const { field, state } = useChange({
    resolver: createSchemaResolver(NameBody),
    values: { firstName, lastName, middleName },
    send: (body) =>
      isOwn ? call(accounts.changeName, { body }) : call(users.changeName, { params: { id: user._id }, body }),
    labels: nameLabels,
    successText: () => texts.nameChanged(formatAccountName(user)),
  });
  const renderName = (key: keyof typeof nameLabels) => (
    <TextField label={nameLabels[key]} optional autoComplete="off" {...field(key)} />
  );
  return (
    <ChangeForm title={texts.name} {...state} {...rest}>
      <FieldGrid>
        {renderName('firstName')}
        {renderName('lastName')}
        {renderName('middleName')}
      </FieldGrid>
    </ChangeForm>
  );
}
