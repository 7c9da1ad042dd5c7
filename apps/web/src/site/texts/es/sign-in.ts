import type { signInTexts as english } from '../en/sign-in.ts';
import type { TextsOf } from '../../../lib/texts-of.ts';

export const signInTexts: TextsOf<typeof english> = {
  signIn: 'Iniciar sesión',
  signUp: 'Registrarse',
  resetPassword: 'Restablecer la contraseña',
  confirmationCode: 'Código de confirmación',
  setANewPassword: 'Elegir una contraseña nueva',

  confirm: 'Confirmar',
  sendANewCode: 'Enviar un código nuevo',
  sixDigits: 'Los seis dígitos de nuestro correo',
  sixDigitsTo: (email) => `Los seis dígitos de nuestro correo a ${email}`,

  setThePassword: 'Guardar la contraseña',
  askForANewLink: 'Pedir un enlace nuevo',
  newPassword: 'Contraseña nueva',
  passwordRule: 'De 8 a 20 caracteres: al menos 2 de letras, números, caracteres especiales',

  sendTheLink: 'Enviar el enlace',
  backToSignIn: 'Volver a iniciar sesión',
  email: 'Correo electrónico',

  demoCarrier: 'Transportista de prueba',
  demoAdmin: 'Administrador de prueba',
  demoSignIns: 'Cuentas de prueba',
  fillIn: 'Rellenar',
  fillInAs: (role) => `Rellenar: ${role}`,
  forgotPassword: '¿Olvidó su contraseña?',
  password: 'Contraseña',

  haveAccount: 'Ya tengo una cuenta: iniciar sesión',
  acceptThe: 'Acepto los',
  terms: 'términos y condiciones',
  andAdult: ', y tengo al menos 18 años',
  privacyPolicy: 'Cómo tratamos sus datos',

  noMailSent: 'Esta instalación no envía correos a ninguna parte:',
  readItHere: 'léalos aquí (pestaña nueva)',

  close: 'Cerrar',
  thereIsAProblem: 'Hay un problema',
  errorMark: 'Error: ',
  show: 'Mostrar',
  hide: 'Ocultar',
  showNamed: (password) => `Mostrar ${password}`,
  hideNamed: (password) => `Ocultar ${password}`,
};
