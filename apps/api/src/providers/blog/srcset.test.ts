import { expect, test } from 'vitest';
import { buildSrcset } from './database-blog.ts';

test.each([
  [
    'of a photograph, up to the widest copy',
    4000,
    [480, 680, 1080, 1600],
    '/i?1&width=480 480w, /i?1&width=680 680w, /i?1&width=1080 1080w, /i?1&width=1600 1600w',
  ],
  [
    'of a picture that is narrower than its last copy, with its own width',
    1200,
    [480, 680, 1080, 1600],
    '/i?1&width=480 480w, /i?1&width=680 680w, /i?1&width=1080 1080w, /i?1&width=1600 1200w',
  ],
  [
    'of a drawing whose larger copies would weigh more, with the picture itself',
    1200,
    [480, 680],
    '/i?1&width=480 480w, /i?1&width=680 680w, /i?1 1200w',
  ],
  [
    'of a wide drawing whose widest copy would weigh more too',
    2400,
    [480, 1080],
    '/i?1&width=480 480w, /i?1&width=1080 1080w, /i?1 2400w',
  ],
  ['of a small picture', 300, [480], '/i?1&width=480 300w'],
  ['of a picture without copies', 300, [], null],
])('the addresses %s', (_name, width, copies, expected) => {
  expect(buildSrcset('/i?1', { width, copies })).toBe(expected);
});
