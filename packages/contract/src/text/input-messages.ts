/**
 * English messages for invalid input, by code (spec [5]); the browser translates the codes. Messages shown only in English have no code.
 */
export const inputMessages = {
  'email.missing': 'Please input your email!',
  'format.wrong': 'Wrong format!',
  'numbers.only': 'Wrong format! (ONLY NUMBERS)',
  'password.missing': 'Please input your password!',
  'password.wrong': 'Wrong credentials !',
  'password.weak': 'Use 8-20 characters from at least 2 categories:letters,numbers,special characters',
  'password.common': 'This password is one of the most common ones. Choose another.',
  'terms.missing': 'Accept the terms and confirm that you are at least 18.',
  'code.missing': 'Please input your confirm code!',
  'code.length': 'Should be 6 characters',
} as const;
export type InputCode = keyof typeof inputMessages;

export function isInputCode(message: string): message is InputCode {
  return Object.hasOwn(inputMessages, message);
}

/** `message` is a code or already a sentence. */
export function formatInputMessage(message: string): string {
  return isInputCode(message) ? inputMessages[message] : message;
}
