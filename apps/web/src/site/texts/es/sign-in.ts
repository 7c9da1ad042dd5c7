import type { ApiProblem, FailureCode } from '#lib/api/api-problem.ts';
import type { AuthWords } from '../../auth/auth-form.tsx';

const texts: AuthWords['texts'] = {
  signIn: 'Iniciar sesión',
  signUp: 'Registrarse',
  resetPassword: 'Restablecer la contraseña',
  confirmationCode: 'Código de confirmación',
  setANewPassword: 'Elegir una contraseña nueva',

  confirm: 'Confirmar',
  sendANewCode: 'Enviar un código nuevo',
  sixDigits: 'El código de seis dígitos de nuestro correo',
  sixDigitsTo: (email) => `El código de seis dígitos que enviamos a ${email}`,

  setThePassword: 'Guardar la contraseña',
  askForANewLink: 'Pedir un enlace nuevo',
  newPassword: 'Contraseña nueva',
  passwordRule: 'De 8 a 20 caracteres, con al menos 2 de estos: letras, números, caracteres especiales',

  sendTheLink: 'Enviar el enlace',
  backToSignIn: 'Volver a iniciar sesión',
  email: 'Correo electrónico',

  demoCarrier: 'Transportista de prueba',
  demoAdmin: 'Administrador de prueba',
  demoSignIns: 'Cuentas de prueba',
  fillIn: 'Llenar',
  fillInAs: (role) => `Llenar: ${role}`,
  forgotPassword: '¿Olvidó su contraseña?',
  password: 'Contraseña',
  passwordNotNeeded: 'Esta vez no hace falta: acaba de confirmar esta dirección aquí.',
  storageBlocked:
    'Este navegador no guarda nada de este sitio, así que aquí nadie puede iniciar sesión. Permita en sus ajustes las cookies y los datos del sitio de Wideload y vuelva a cargar la página.',

  signInWithPasskey: 'Iniciar sesión con una llave de acceso',
  passkeyFailed: 'No se pudo usar la llave de acceso. Inténtelo de nuevo o inicie sesión con su contraseña.',
  code: 'Código',
  codeHint: 'Seis dígitos de su aplicación de autenticación, o uno de sus códigos de recuperación',

  haveAccount: 'Ya tengo una cuenta: iniciar sesión',
  acceptThe: 'Acepto los',
  terms: 'términos y condiciones',
  andAdult: ', y tengo al menos 18 años',
  privacyPolicy: 'Cómo manejamos sus datos',

  noMailSent: 'Esta instalación no envía correos:',
  readItHere: 'léalos aquí (pestaña nueva)',

  close: 'Cerrar',
  discardQuestion: '¿Descartar lo que escribió?',
  throwAway: 'Descartar',
  keepTyping: 'Seguir escribiendo',
  notSavedYet: 'No se ha enviado.',
  thereIsAProblem: 'Hay un problema',
  errorMark: 'Error: ',
  show: 'Mostrar',
  hide: 'Ocultar',
  showNamed: (password) => `Mostrar ${password}`,
  hideNamed: (password) => `Ocultar ${password}`,
};

const news: AuthWords['news'] = {
  codeSent: '¡Le enviamos un código de confirmación por correo; revíselo y active su cuenta!',
  newCodeSent: 'Le enviamos un código nuevo; revise su correo.',
  notCreated: '¡No se creó la cuenta!',
  activated: '¡Su cuenta se activó correctamente; inicie sesión!',
  resetSent:
    'Si esta dirección tiene una cuenta, va en camino un enlace para elegir una contraseña nueva. Sirve durante 10 minutos.',
  passwordChanged: 'Su contraseña se cambió; inicie sesión con la nueva.',
  sessionEnded: 'Su sesión terminó. Inicie sesión de nuevo para seguir donde estaba.',
  somethingWrong: '¡Algo salió mal; inténtelo más tarde!',
};

const input: AuthWords['input'] = {
  'email.missing': '¡Escriba su correo electrónico!',
  'format.wrong': '¡Formato incorrecto!',
  'numbers.only': '¡Formato incorrecto! (SOLO NÚMEROS)',
  'password.missing': '¡Escriba su contraseña!',
  'password.wrong': '¡El correo o la contraseña no son correctos!',
  'password.weak': 'Use de 8 a 20 caracteres de al menos 2 categorías: letras, números, caracteres especiales',
  'password.common': 'Esta contraseña es una de las más comunes. Elija otra.',
  'password.guessed':
    'Esta contraseña es casi solo una palabra fácil de adivinar aquí, como nuestro nombre. Elija otra.',
  'terms.missing': 'Acepte los términos y confirme que tiene al menos 18 años.',
  'code.missing': '¡Escriba su código de confirmación!',
  'code.length': 'Deben ser 6 caracteres',
};

const refusals: Readonly<Partial<Record<FailureCode, string>>> = {
  'credentials.wrong': '¡El correo o la contraseña no son correctos!',
  'password.ended': 'Su contraseña temporal ya venció. Pulse «¿Olvidó su contraseña?» para elegir la suya.',
  'sign-in.wait': 'Demasiados intentos fallidos.',
  'account.email-in-use': '¡Este correo ya está en uso!',
  'second-factor.required': 'Escriba el código de su aplicación de autenticación.',
  'second-factor.passkey': 'Esta cuenta inicia sesión con su llave de acceso.',
  'second-factor.wrong': 'Este código no es correcto o ya se usó. Espere al siguiente.',
  'passkey.refused': 'Esta llave de acceso no se aceptó. Inténtelo de nuevo o inicie sesión de otra forma.',
  'code.wrong': 'Este código no es correcto. Revise el correo e inténtelo de nuevo.',
  'code.expired': 'Este código ya venció. Pida uno nuevo.',
  'code.spent': 'Cinco intentos fueron incorrectos. Pida un código nuevo.',
  'sign-in-key.spent': 'Escriba su contraseña para iniciar sesión.',
  'reset.invalid': 'Este enlace ya venció o ya se usó. Pida uno nuevo.',
  'rate.limited': 'Demasiados intentos.',
  'input.invalid': 'Algo en el formulario no está bien.',
  'server.failed': '¡Algo salió mal; inténtelo más tarde!',
  'server.unavailable': 'No podemos acceder a nuestra base de datos en este momento. Inténtelo en unos segundos.',
  'server.full': 'El servidor no tiene espacio para guardar en este momento. No se cambió nada. Inténtelo más tarde.',
  'network.failed': 'No podemos conectar con el servidor. Revise su conexión e inténtelo de nuevo.',
  'answer.unreadable': '¡Algo salió mal; inténtelo más tarde!',
};

const formatCount = (count: number, [one, many]: readonly [string, string]) => `${count} ${count === 1 ? one : many}`;

function formatWait(seconds: number): string {
  if (seconds <= 60) return formatCount(seconds, ['segundo', 'segundos']);
  if (seconds <= 3600) return formatCount(Math.ceil(seconds / 60), ['minuto', 'minutos']);
  return formatCount(Math.ceil(seconds / 3600), ['hora', 'horas']);
}

const isWait = (code: FailureCode) => code === 'sign-in.wait' || code === 'rate.limited';

function formatRefusal({ code, detail, retryAfterSeconds }: ApiProblem): string {
  // A sentence that only the server knows stays in English.
  const said = refusals[code] ?? detail;
  return isWait(code) && retryAfterSeconds !== null
    ? `${said} Inténtelo de nuevo en ${formatWait(retryAfterSeconds)}.`
    : said;
}

export const signInWords: AuthWords = { texts, news, input, refusal: formatRefusal };
