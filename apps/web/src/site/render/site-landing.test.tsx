// @vitest-environment node
import { expect, test } from 'vitest';
import { renderPage } from './site.server.tsx';

const draw = (address: string) => renderPage(address, [{ items: [] }], { origin: 'https://wideload.example' }).body;

test('without a script the forms name a contact, and sign-in says what it needs', () => {
  const inNoscript = (html: string) => [...html.matchAll(/<noscript>(.*?)<\/noscript>/gs)].map(([, text = '']) => text);
  expect(inNoscript(draw('/'))).toHaveLength(2);
  expect(inNoscript(draw('/')).join()).toContain('This form needs JavaScript');
  expect(inNoscript(draw('/auth')).join()).toContain('Signing in and signing up need JavaScript');
  expect(inNoscript(draw('/es/auth')).join()).toContain('hace falta JavaScript');
});
