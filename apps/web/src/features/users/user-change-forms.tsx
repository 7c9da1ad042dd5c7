import { NameBody, PhoneBody, UserEmailBody, UserPasswordBody, type UserRow } from '@wideload/contract';
import { users } from '@wideload/contract/client';
import { call } from '../../lib/api.ts';
import { schemaResolver } from '../../lib/schema-resolver.ts';
import { FieldGrid } from '../../ui/panel.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { ChangeForm, type ChangeProps } from './change-form.tsx';
import { useChange } from './use-change.ts';
import { accountName } from './user-words.ts';

type Props = ChangeProps & { user: UserRow };

type EmailProps = Props & { onChanged: (email: string) => void };

export function EmailForm({ user, onChanged, ...rest }: EmailProps) {
  const { field, state } = useChange({
    resolver: schemaResolver(UserEmailBody),
    values: { email: user.email },
    async send(body) {
      await call(users.changeEmail, { params: { id: user._id }, body });
      onChanged(body.email);
    },
    taken: { code: 'user.email-in-use', field: 'email' },
    told: ({ email }) => `The e-mail is ${email} now. Its owner is signed out everywhere.`,
  });
  return (
    <ChangeForm title="Email" {...state} {...rest}>
      <TextField
        label="Email"
        type="email"
        inputMode="email"
        autoComplete="off"
        spellCheck={false}
        hint="Its owner signs in with it. The old address is told."
        {...field('email')}
      />
    </ChangeForm>
  );
}

export function PasswordForm({ user, ...rest }: Props) {
  const { field, state } = useChange({
    resolver: schemaResolver(UserPasswordBody),
    values: { password: '' },
    send: (body) => call(users.changePassword, { params: { id: user._id }, body }),
    told: () => `The password of ${accountName(user)} was changed. Its owner is signed out everywhere.`,
    after: { password: '' },
  });
  return (
    <ChangeForm title="Password" {...state} {...rest}>
      <PasswordField
        label="New password"
        autoComplete="new-password"
        hint="At least 5 characters. Whoever signs in with it is asked to choose another."
        {...field('password')}
      />
    </ChangeForm>
  );
}

export function PhoneForm({ user, ...rest }: Props) {
  const { field, state } = useChange({
    resolver: schemaResolver(PhoneBody),
    values: { phone: user.phone },
    send: (body) => call(users.changePhone, { params: { id: user._id }, body }),
    told: () => `The phone number of ${accountName(user)} was changed.`,
  });
  return (
    <ChangeForm title="Phone" {...state} {...rest}>
      <TextField
        label="Phone number"
        type="tel"
        autoComplete="off"
        hint="Digits; spaces, dashes and +1 may stand between them"
        {...field('phone')}
      />
    </ChangeForm>
  );
}

const nameLabels = { firstName: 'First name', lastName: 'Last name', middleName: 'Middle name' } as const;

export function NameForm({ user, ...rest }: Props) {
  const { firstName, lastName, middleName } = user;
  const { field, state } = useChange({
    resolver: schemaResolver(NameBody),
    values: { firstName, lastName, middleName },
    send: (body) => call(users.changeName, { params: { id: user._id }, body }),
    labels: nameLabels,
    told: () => `The name of ${accountName(user)} was changed.`,
  });
  const name = (key: keyof typeof nameLabels) => (
    <TextField label={nameLabels[key]} optional autoComplete="off" {...field(key)} />
  );
  return (
    <ChangeForm title="Name" {...state} {...rest}>
      <FieldGrid>
        {name('firstName')}
        {name('lastName')}
        {name('middleName')}
      </FieldGrid>
    </ChangeForm>
  );
}
