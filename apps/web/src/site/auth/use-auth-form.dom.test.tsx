import { SignInBody } from '@wideload/contract';
import { configure, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ApiProblem } from '#lib/api/api-problem.ts';
import { TextField } from '#ui/form/text-field.tsx';
import { signInWords as words } from '../texts/en/sign-in.ts';
import { useAuthForm } from './auth-form.tsx';

// This limit only catches a hang.
configure({ asyncUtilTimeout: 60_000 });

type Send = (values: { email: string; password: string }) => Promise<void>;

function Form({ send }: { send: Send }) {
  const { field, problems, failure, onSubmit } = useAuthForm(SignInBody, {
    defaults: { email: '', password: '' },
    names: ['email', 'password'],
    send,
    words,
    failureOf: ({ detail }) => `Refused: ${detail}`,
  });
  return (
    <form onSubmit={onSubmit}>
      <output>{problems.map(({ name, message }) => `${name}=${message}`).join(';')}</output>
      {failure !== null && <p>{failure}</p>}
      <TextField label="Email" {...field('email')} />
      <TextField label="Password" {...field('password')} />
      <button type="submit">Go</button>
    </form>
  );
}

function open(send: Send = () => Promise.resolve()) {
  render(<Form send={send} />);
  return {
    email: screen.getByLabelText<HTMLInputElement>('Email'),
    password: screen.getByLabelText<HTMLInputElement>('Password'),
  };
}
const type = (input: HTMLInputElement, value: string) => fireEvent.change(input, { target: { value } });
const pressGo = () => fireEvent.click(screen.getByRole('button', { name: 'Go' }));
const aRefusal = (facts: { errors?: { path: string; code: string; message: string }[] }) =>
  new ApiProblem({ status: 400, code: 'input.invalid', title: 'No', detail: 'no', ...facts });

test('a wrong field shows its message on blur, which disappears once it is right', async () => {
  const { email } = open();
  type(email, 'ann');
  fireEvent.blur(email);
  await screen.findByText('Wrong format!');
  type(email, 'ann@haul.example');
  await waitFor(() => expect(screen.queryByText('Wrong format!')).toBeNull());
});

test('an empty field shows nothing before the submit, which lists all problems in order', async () => {
  const { email } = open();
  fireEvent.focus(email);
  fireEvent.blur(email);
  expect(screen.queryByText('Please input your email!')).toBeNull();
  pressGo();
  await screen.findByText('email=Please input your email!;password=Please input your password!');
});

test('the parsed values are sent', async () => {
  const sent: unknown[] = [];
  const { email, password } = open((values) => Promise.resolve(void sent.push(values)));
  type(email, ' Ann@Haul.example ');
  type(password, ' as typed ');
  pressGo();
  await waitFor(() => expect(sent).toEqual([{ email: 'ann@haul.example', password: ' as typed ' }]));
});

test('a refusal by the server shows at its field, any other above the form, and the input stays', async () => {
  const answers = [aRefusal({ errors: [{ path: 'email', code: 'x', message: 'Not this one' }] }), aRefusal({})];
  const { email, password } = open(() => Promise.reject(answers.shift()));
  type(email, 'ann@haul.example');
  type(password, 'Gooseneck-7');
  pressGo();
  await screen.findByText('email=Not this one');
  type(email, 'bob@haul.example');
  pressGo();
  await screen.findByText('Refused: no');
  expect(screen.queryByText('email=Not this one')).toBeNull();
  expect([email.value, password.value]).toEqual(['bob@haul.example', 'Gooseneck-7']);
});

test('a second press during a call sends nothing', async () => {
  let calls = 0;
  const { email, password } = open(() => {
    calls += 1;
    return new Promise(() => undefined);
  });
  type(email, 'ann@haul.example');
  type(password, 'Gooseneck-7');
  pressGo();
  await waitFor(() => expect(calls).toBe(1));
  pressGo();
  fireEvent.submit(email.closest('form') ?? email);
  await waitFor(() => expect(calls).toBe(1));
});
