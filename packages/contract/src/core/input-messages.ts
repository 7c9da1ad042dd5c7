/** English messages for invalid input of visitors (spec [5]), by code; each language of the site has its own. */
export const visitorMessages = {
  'email.missing': 'Please input your email!',
  'format.wrong': 'Wrong format!',
  'numbers.only': 'Wrong format! (ONLY NUMBERS)',
  'password.missing': 'Please input your password!',
  'password.wrong': 'Wrong credentials !',
  'password.weak': 'Use 8-20 characters from at least 2 categories:letters,numbers,special characters',
  'password.common': 'This password is one of the most common ones. Choose another.',
  'password.guessed': 'This password is mostly a word people would guess here, such as our name. Choose another.',
  'terms.missing': 'Accept the terms and confirm that you are at least 18.',
  'code.missing': 'Please input your confirm code!',
  'code.length': 'Should be 6 characters',
} as const;
export type VisitorCode = keyof typeof visitorMessages;

/** Messages of the signed-in app, which is in English. `#` is the number that follows the code: `text.too-long:30`. */
export const appMessages = {
  'field.missing': 'This field is required !',
  'text.too-long': 'At most # characters',
  'number.too-low': 'Must be more than 0',
  'number.too-high': 'At most #',
  'whole-dollars.only': 'Type whole dollars, or nothing',
  'digits.only': 'Wrong format (ONLY NUMBERS)',
  'letters.only': 'Only characters!',
  'phone.several': 'Please write one phone number only',
  'phone.wrong': 'Please input current number!',
  'current-password.missing': 'Please input current password!',
  'current-password.wrong': 'This is not your current password.',
  'new-password.missing': 'Please input your new password!',
  'passwords.different': 'The two passwords that you entered do not match!',
  'username.missing': 'Please input your username!',
  'password.too-short': 'Please input your password, min 5 characters !',
  'confirm-password.missing': 'Please confirm your password!',
  'webhook-address.wrong': 'Please enter a whole address, such as https://example.com/wideload',
  'mail-or-phone.wrong': 'Write an e-mail address, or the number of a phone in the United States or Canada',
  'key-scopes.missing': 'Please choose at least one scope',
  'webhook-events.missing': 'Please choose at least one event',
  'combination-name.missing': 'Please give the combination a name',
  'usdot-number.not-verified': 'Usdot number is not verified!',
  'company-name.not-verified': 'Company name is not verified!',
  'zip.not-verified': 'Zip is not verified!',
  'street.not-verified': 'Street is not verified!',
  'country.not-verified': 'Country is not verified!',
  'state.not-verified': 'State is not verified!',
  'city.not-verified': 'City is not verified!',
  'country.unknown': 'Choose United States, Canada or Mexico',
  'state.of-other-country': 'This is in another country',
  'zip.us': 'Write it like 79101 or 79101-1234',
  'zip.ca': 'Write it like K1A 0B6',
  'zip.mx': 'Write it like 64000',
  'usdot-number.missing': 'Please complete usdot number !',
  'docket-number.missing': 'Please complete docket number !',
  'registry-number.missing': 'Enter a USDOT number or a docket number',
  'vehicle-type.unknown': 'Choose a type from the list',
  'truck-make.unknown': 'Choose a make from the list',
  'title.missing': 'Please input a title!',
  'template-name.missing': 'Please give the template a name',
  'template-text.missing': 'Please write the text of the template',
  'template-field.unknown': '# is no field. Choose one of the list below.',
  'template-field.empty': '# has no value. Type what belongs in its place.',
  'note.missing': 'Please input your note!',
  'amount.zero': 'The amount must be more than $0.00',
  'amount.too-low': 'At least #',
  'amount.too-high': 'At most #',
  'amount.never-paid': 'Not an amount that was ever paid',
  'phone.too-long': 'Max 10',
  'picture.too-large': 'The picture is larger than 5 MB. Choose a smaller one.',
  'document.too-large': 'The file is larger than 10 MB.',
  'restriction.missing': 'Please say what is closed or limited',
  'link.wrong': 'Please enter a whole address, such as https://example.com/notice',
  'last-day.early': 'The last day is before the first one',
  'reason.missing': 'Please input the reason!',
  'name.missing': 'Please input your name!',
  'position.missing': 'Please input your desired position!',
  'message.missing': 'Please input your message!',
} as const;

const messages = { ...visitorMessages, ...appMessages };
export type InputCode =
  | keyof typeof messages
  | `${'text.too-long' | 'number.too-high'}:${number}`
  | `amount.too-${'low' | 'high'}:${string}`
  | `template-field.${'unknown' | 'empty'}:${string}`;

export function isVisitorCode(message: string): message is VisitorCode {
  return Object.hasOwn(visitorMessages, message);
}

function isKnown(code: string): code is keyof typeof messages {
  return Object.hasOwn(messages, code);
}

/** Null for a message that is a sentence. */
export function findInputCode(message: string): string | null {
  const [code = ''] = message.split(':');
  return isKnown(code) ? code : null;
}

/** `message` is a code or already a sentence. */
export function formatInputMessage(message: string): string {
  const [code = '', value = ''] = message.split(':');
  return isKnown(code) ? messages[code].replace('#', value) : message;
}
