import { expect, test } from 'vitest';
import { findFilesProblem, findMediaType } from './message-files.ts';

const megabyte = 1024 * 1024;
const aFile = (name: string, size = megabyte) => ({ name, size });

test.each([
  ['plate.JPG', 'image/jpeg'],
  ['Texas.permit.pdf', 'application/pdf'],
  ['photo.heic', undefined],
  ['pdf-without-ending', undefined],
])('%s is of the type %s', (name, type) => {
  expect(findMediaType({ name })).toBe(type);
});

test.each<[string, { name: string; size: number }[], string | undefined]>([
  ['nothing', [], undefined],
  ['five files', Array.from({ length: 5 }, (_, at) => aFile(`${at}.png`)), undefined],
  ['six files', Array.from({ length: 6 }, (_, at) => aFile(`${at}.png`)), 'At most 5 files'],
  ['another kind', [aFile('a.pdf'), aFile('a.doc')], 'a.doc is neither a PDF nor a picture.'],
  ['a large file', [aFile('a.pdf', 10 * megabyte + 1)], 'a.pdf is larger than 10 MB.'],
])('the problem of %s', (_, files, problem) => {
  expect(findFilesProblem(files)).toBe(problem);
});
