import { expect, test } from 'vitest';
import { loadDataAddress, findPictureProblem } from './picture.ts';

test.each([
  ['image/png', 5 * 1024 * 1024, null],
  ['image/webp', 10, null],
  ['image/jpeg', 5 * 1024 * 1024 + 1, 'The picture is larger than 5 MB. Choose a smaller one.'],
  ['image/svg+xml', 10, 'Choose a PNG, JPEG or WebP picture.'],
  ['image/gif', 10, 'Choose a PNG, JPEG or WebP picture.'],
  ['', 10, 'Choose a PNG, JPEG or WebP picture.'],
])('a file of type %j and %d bytes: %j', (type, size, problem) => {
  expect(findPictureProblem({ type, size })).toBe(problem);
});

test('a file is shown from its bytes', async () => {
  expect(await loadDataAddress(new File(['a'], 'a.png', { type: 'image/png' }))).toBe('data:image/png;base64,YQ==');
});
