/**
 * What a form says of a wrong input, by code: schemas refuse with the code, and each caller has the sentence. These are the English ones of
 * spec [5], which the wire carries beside the code. A sentence that is only ever shown in English has no code: the schema has it.
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

/** The English sentence for the message of a schema, which is a code or a sentence already. */
export function inputSentence(message: string): string {
  return isInputCode(message) ? inputMessages[message] : message;
}
