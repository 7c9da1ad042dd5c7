import { expect, test } from 'vitest';
import { removeArticleCopy, findArticleCopy, saveArticleCopy } from './use-article-work.ts';

const text = {
  title: 'Escorts',
  description: '',
  feature_image_alt: '',
  html: '<p>a</p>',
  language: 'en',
  translation_of: null,
} as const;

test('unsaved text is found by its author and article until it is dropped', () => {
  expect(saveArticleCopy('ann', 'one', { text, version: 3 })).toBe(true);
  expect(findArticleCopy('ann', 'one')).toEqual({ text, version: 3 });
  expect(findArticleCopy('bob', 'one')).toBeNull();
  expect(findArticleCopy('ann', 'new')).toBeNull();
  removeArticleCopy('ann', 'one');
  expect(findArticleCopy('ann', 'one')).toBeNull();
});

test('a sign-out removes the copy with the other keys of the application', () => {
  saveArticleCopy('ann', 'new', { text, version: null });
  expect(Object.keys(localStorage).every((key) => key.startsWith('wideload.'))).toBe(true);
});

test.each(['', 'null', '{', '{"text":null,"version":1}', '{"text":{"html":1},"version":1}', '[]'])(
  '%j in storage is not a copy',
  (kept) => {
    localStorage.setItem('wideload.article.1.ann.one', kept);
    expect(findArticleCopy('ann', 'one')).toBeNull();
  },
);
