import { describe, expect, test } from 'vitest';
import { renderHead } from './site-head.ts';

const place = { path: '/', language: 'en', origin: 'https://wideload.example' } as const;
const words = { title: 'A title', description: 'A description' };
const readColor = (head: string) =>
  /name="theme-color" content="(.*?)" data-light="(.*?)" data-dark="(.*?)"/.exec(head);

describe('the bar of the browser', () => {
  test('goes on with the hero where the page begins with it', () => {
    expect(readColor(renderHead({ ...words, isUnderHero: true }, place))?.slice(1)).toEqual([
      '#ffc72c',
      '#ffc72c',
      '#15181a',
    ]);
    expect(readColor(renderHead(words, place))?.slice(1)).toEqual(['#ffffff', '#ffffff', '#171b1e']);
  });
});

test('the card of a shared link has the attribute that its reader looks for', () => {
  const head = renderHead(words, place);
  expect(head).toContain('<meta name="twitter:card" content="summary_large_image">');
  expect(head).toContain('<meta property="og:image" content="https://wideload.example/icons/social.png">');
  const inSpanish = renderHead(words, { ...place, language: 'es' });
  expect(inSpanish).toContain('<meta property="og:image" content="https://wideload.example/icons/social-es.png">');
});
