import { expect, test } from 'vitest';
import { shortenPlace } from './place-name.tsx';

test.each([
  ['I-40 at the Oklahoma line, near Texola, OK', 'I-40 at the Oklahoma line'],
  ['I-55 at the Missouri line, 35 miles from Paragould, AR', 'I-55 at the Missouri line'],
  ['near Amarillo, TX', 'near Amarillo, TX'],
  ['Amarillo, TX', 'Amarillo, TX'],
])('%s is %s for short', (name, short) => {
  expect(shortenPlace(name)).toBe(short);
});
