// @vitest-environment node
import { expect, test } from 'vitest';
import { renderPage } from './site.server.tsx';

const renderAt = (address: string) => renderPage(address, [{ items: [] }], { origin: 'https://wideload.example' }).body;

test('without a script the forms name a contact, and sign-in says what it needs', () => {
  const listNoscriptTexts = (html: string) =>
    [...html.matchAll(/<noscript>(.*?)<\/noscript>/gs)].map(([, text = '']) => text);
  expect(listNoscriptTexts(renderAt('/'))).toHaveLength(2);
  expect(listNoscriptTexts(renderAt('/')).join()).toContain('This form needs JavaScript');
  expect(listNoscriptTexts(renderAt('/auth')).join()).toContain('Signing in and signing up need JavaScript');
  expect(listNoscriptTexts(renderAt('/es/auth')).join()).toContain('hace falta JavaScript');
});
