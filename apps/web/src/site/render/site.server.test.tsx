import { describe, expect, test } from 'vitest';
import { renderHead, localizePath, parseAddress } from './site-head.ts';
import { listCalls, findRedirect, renderPage } from './site.server.tsx';

const origin = 'https://wideload.example';

describe('the address of a page', () => {
  test.each([
    ['/', 'en', '/'],
    ['/es', 'es', '/'],
    ['/es/auth', 'es', '/auth'],
    ['/estate', 'en', '/estate'],
    ['/auth', 'en', '/auth'],
  ] as const)('%s is the page of %s at %s', (address, language, path) => {
    expect(parseAddress(address)).toEqual({ language, path });
    expect(localizePath(path, language)).toBe(address);
  });

  test.each(['/order_list', '/api', '/es/order_list', '/permits/queue', '//', '/es/es'])(
    '%s is no public page',
    (address) => {
      expect(listCalls(address)).toBeNull();
    },
  );
});

describe('another spelling of an address', () => {
  test.each([
    ['/states/ohio/', '/states/ohio'],
    ['/articles//', '/articles'],
    ['/es/', '/es'],
    ['/Check-Your-Load', '/check-your-load'],
    ['/states/OH', '/states/ohio'],
    ['/es/states/Nueva-York/', '/es/states/new-york'],
    ['/states/new%20mexico', '/states/new-mexico'],
  ])('%s redirects to %s', (address, right) => {
    expect(findRedirect(address)).toBe(right);
    expect(findRedirect(right)).toBeNull();
  });

  test.each(['/', '/es', '/states/ohoi', '/articles/AbC', '/order_list/', '//evil.example/', '/nowhere/'])(
    '%s does not redirect elsewhere',
    (address) => {
      expect(findRedirect(address)).toBeNull();
    },
  );
});

test('a page is complete: its markup, its title, its address in each language', () => {
  const { status, language, head, body } = renderPage('/es', [], { origin });
  expect([status, language]).toEqual([200, 'es']);
  expect(body).toContain('<h1');
  expect(head).toContain('<link rel="canonical" href="https://wideload.example/es">');
  expect(head).toContain('<link rel="alternate" hreflang="en" href="https://wideload.example/">');
  expect(head).toContain('<link rel="alternate" hreflang="x-default" href="https://wideload.example/">');
});

test('text in the head is escaped', () => {
  const evil = '"><script>alert(1)</script>';
  const head = renderHead(
    { title: evil, description: evil, facts: { name: '</script><script>alert(1)' } },
    { path: '/', language: 'en', origin },
  );
  expect(head).not.toContain('<script>alert');
});
