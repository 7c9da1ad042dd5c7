import { cents } from '@wideload/domain';
import { describe, expect, test } from 'vitest';
import { formatMoney } from '#lib/format-figures.ts';
import { exampleStates, priceExample } from '../pages/landing/landing-inside.tsx';
import { renderPage } from './site.server.tsx';

const renderAt = (address: string) => renderPage(address, [{ items: [] }], { origin: 'https://wideload.example' }).body;

test('without a script the forms name a contact, and sign-in says what it needs', () => {
  const listNoscriptTexts = (html: string) =>
    [...html.matchAll(/<noscript>(.*?)<\/noscript>/gs)].map(([, text = '']) => text);
  expect(listNoscriptTexts(renderAt('/'))).toHaveLength(2);
  expect(listNoscriptTexts(renderAt('/')).join()).toContain('This form needs JavaScript');
  expect(listNoscriptTexts(renderAt('/auth')).join()).toContain('You need JavaScript to sign in or sign up');
  expect(listNoscriptTexts(renderAt('/es/auth')).join()).toContain('Necesita JavaScript');
});

describe('what it looks like inside', () => {
  const turnarounds = {
    items: exampleStates.map((state) => ({ state, median_seconds: state === 'TX' ? 6 * 3600 : null })),
  };
  const renderWith = (answer: unknown, address = '/') =>
    renderPage(address, [{ items: [] }, answer], { origin: 'https://wideload.example' }).body;
  const committed = Object.keys(import.meta.glob('/public/pictures/*'));
  const toText = (html: string) => html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');

  test.each(['en', 'es'] as const)(
    'the example in %s has the price that an order of the load would have',
    (language) => {
      const { rows, total, expected } = priceExample();
      const text = toText(renderWith(turnarounds, language === 'en' ? '/' : '/es'));
      expect(rows.map(({ need }) => need.verdict)).toEqual(exampleStates.map(() => 'needs'));
      for (const { fee } of rows) expect(text).toContain(fee && formatMoney(fee.amount, language));
      expect(rows.reduce((sum, { fee }) => sum + (fee?.amount ?? 0), 0)).toBe(total);
      expect(text).toContain(formatMoney(cents(total), language));
      expect(expected.least).toBeGreaterThan(total);
      expect(text).toContain(formatMoney(cents(expected.least), language).replace('.00', ''));
    },
  );

  test('a column of turnarounds waits for the last state, and until then a sentence names those that are known', () => {
    const text = toText(renderWith(turnarounds));
    expect(text).not.toMatch(/Usually issued in|Not enough/);
    expect(text).toContain('So far: Texas 6 hours.');
    const all = { items: exampleStates.map((state) => ({ state, median_seconds: 6 * 3600 })) };
    expect(toText(renderWith(all)).match(/ 6 hours(?! ?,)/g)?.length).toBeGreaterThanOrEqual(exampleStates.length);
    expect(toText(renderWith(all))).toContain('Usually issued in');
  });

  test('without any turnaround there is no column for it', () => {
    const none = { items: exampleStates.map((state) => ({ state, median_seconds: null })) };
    for (const answer of [none, 'unavailable'])
      expect(toText(renderWith(answer))).not.toMatch(/Usually issued in|Not enough/);
  });

  test('has two pictures in both themes and two formats, lazy, with their shape', () => {
    const html = renderWith(turnarounds);
    const pictures = [...html.matchAll(/<picture.*?<\/picture>/gs)].map(([picture]) => picture);
    expect(pictures).toHaveLength(4);
    for (const picture of pictures) {
      expect(picture).toMatch(/<img [^>]*alt="[^"]{40,}"[^>]*loading="lazy"[^>]*width="1280" height="800"/);
      expect(picture.match(/image\/avif/g)).toHaveLength(2);
    }
    const files = [...html.matchAll(/"\/(pictures\/[^"]+)"/g)].map(([, file = '']) => file);
    expect(new Set(files).size).toBe(16);
    for (const file of files) expect(committed).toContain(`/public/${file}`);
  });
});
