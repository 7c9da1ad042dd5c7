import type { ProblemCode } from '@wideload/contract';
import { accountMessages } from '@wideload/contract/client';
import { passwordRule } from '@wideload/domain';

/** Messages of the contract that the modals of sign-in show, by their English words. `auth-words.test.ts` knows which there are. */
export const signInMessages: Readonly<Record<string, string>> = {
  'Please input your email!': '¡Escriba su correo electrónico!',
  'Wrong format!': '¡Formato incorrecto!',
  'Please input your password!': '¡Escriba su contraseña!',
  'Wrong credentials !': '¡El correo o la contraseña no son correctos!',
  [passwordRule]: 'Use de 8 a 20 caracteres de al menos 2 categorías: letras, números, caracteres especiales',
  'This password is one of the most common ones. Choose another.':
    'Esta contraseña es una de las más comunes. Elija otra.',
  'Accept the terms and confirm that you are at least 18.':
    'Acepte los términos y confirme que tiene al menos 18 años.',
  'Please input your confirm code!': '¡Escriba su código de confirmación!',
  'Wrong format! (ONLY NUMBERS)': '¡Formato incorrecto! (SOLO NÚMEROS)',
  'Should be 6 characters': 'Deben ser 6 caracteres',
  [accountMessages.codeSent]: '¡Le enviamos un código de confirmación por correo; revíselo y active su cuenta!',
  [accountMessages.notCreated]: '¡No se creó la cuenta!',
  [accountMessages.activated]: '¡Su cuenta se activó correctamente; inicie sesión!',
  [accountMessages.resetSent]:
    'Si esta dirección tiene una cuenta, un enlace para elegir una contraseña nueva va en camino. Vale durante 10 minutos.',
  [accountMessages.passwordChanged]: 'Su contraseña se cambió; inicie sesión con la nueva.',
  [accountMessages.somethingWrong]: '¡Algo salió mal; inténtelo más tarde!',
};

/** What the server refuses, by its code. */
export const signInRefusals: Readonly<Partial<Record<ProblemCode | 'network.failed' | 'answer.unreadable', string>>> = {
  'credentials.wrong': '¡El correo o la contraseña no son correctos!',
  'sign-in.wait': 'Demasiados intentos fallidos.',
  'account.email-in-use': '¡Este correo ya está en uso!',
  'code.wrong': 'Este código no es correcto. Revise el correo e inténtelo de nuevo.',
  'code.expired': 'Este código ha caducado. Pida uno nuevo.',
  'code.spent': 'Cinco intentos fueron incorrectos. Pida un código nuevo.',
  'reset.invalid': 'Este enlace ha caducado o ya se usó. Pida uno nuevo.',
  'rate.limited': 'Demasiados intentos.',
  'input.invalid': 'Algo en el formulario no está bien.',
  'server.failed': '¡Algo salió mal; inténtelo más tarde!',
  'server.unavailable': 'No podemos acceder a nuestra base de datos en este momento. Inténtelo en unos segundos.',
  'network.failed': 'No podemos conectar con el servidor. Revise su conexión e inténtelo de nuevo.',
  'answer.unreadable': '¡Algo salió mal; inténtelo más tarde!',
};

const units: Readonly<Record<string, readonly [string, string]>> = {
  second: ['segundo', 'segundos'],
  minute: ['minuto', 'minutos'],
  hour: ['hora', 'horas'],
};

/** How long to wait, from the sentence of the server that ends with it; empty where it says nothing of that. */
export function waitWords(detail: string): string {
  const [, written = '', unit = ''] = / Try again in (\d+) (second|minute|hour)s?\.$/.exec(detail) ?? [];
  const [one, many] = units[unit] ?? [];
  return one === undefined ? '' : ` Inténtelo de nuevo en ${written} ${Number(written) === 1 ? one : many}.`;
}
