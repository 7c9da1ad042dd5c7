const categories = [/\p{L}/u, /\p{N}/u, /[^\p{L}\p{N}]/u];
const SHORTEST = 8;

/** The sign-up rule of spec [5]; the password is never trimmed. */
export function isStrongPassword(password: string): boolean {
  const length = [...password].length;
  const used = categories.filter((category) => category.test(password)).length;
  return length >= SHORTEST && length <= 20 && used >= 2;
}

const spellings: Readonly<Record<string, string>> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  '@': 'a',
  $: 's',
};

/** Without `words`, which anybody would try first at this product, the password is shorter than any password may be. */
export function isMadeOfWords(password: string, words: readonly string[]): boolean {
  const letters = Array.from(password.toLowerCase(), (letter) => spellings[letter] ?? letter).join('');
  const rest = words.reduce((left, word) => left.replaceAll(word, ''), letters);
  return rest !== letters && [...rest].length < SHORTEST;
}
