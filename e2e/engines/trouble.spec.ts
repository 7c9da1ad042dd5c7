import { expect } from '@playwright/test';
import { password } from '../fixtures.ts';
import { test } from './fixtures.ts';
import { startProxy } from './proxy.ts';

function requireOrigin(baseURL: string | undefined): string {
  if (baseURL === undefined) throw new Error('The configuration sets the base URL.');
  return baseURL;
}

const tooOld = '/^This browser is too old for Wideload\\./';

/** Runs before all scripts of the page. A browser that keeps nothing for a site behaves like this. */
const blockStorage = `
  const refuse = () => { throw new DOMException('The operation is insecure.', 'SecurityError'); };
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
    Object.defineProperty(window, name, { get: refuse });
  Object.defineProperty(Document.prototype, 'cookie', { get: refuse, set: refuse });
  Object.defineProperty(Navigator.prototype, 'cookieEnabled', { get: () => false });`;

test('where the browser keeps nothing, sign-in says so, and the public pages work @rare', async ({
  person,
  baseURL,
}) => {
  const proxy = await startProxy(requireOrigin(baseURL), {
    answer: (path) => (path === '/block.js' ? { status: 200, type: 'text/javascript', body: blockStorage } : undefined),
    editPage: (html) => html.replace('<head>', '<head><script src="/block.js"></script>'),
  });
  person.moveTo(proxy.address);
  try {
    for (const path of ['/auth', '/trucks', '/es/auth']) {
      await person.open(path);
      await person.seeDialog(path.startsWith('/es') ? 'Iniciar sesión' : 'Sign In');
      await person.find(
        path.startsWith('/es')
          ? { text: '/^Este navegador no guarda nada/' }
          : { text: '/^This browser keeps nothing for this site/' },
      );
    }
    await person.open('/');
    await person.press('Sign Up', 'link');
    await person.see('/^This browser keeps nothing for this site/');
    await person.press('Close');
    await person.press('/^Show .* on a map$/');
    await person.seeDialog('/^Our office in/');
  } finally {
    proxy.close();
  }
});

for (const [what, broken] of [
  ['cannot be parsed', { status: 200, type: 'text/javascript', body: 'const § = 1;' }],
  ['is gone', { status: 404 }],
] as const)
  test(`where the script of a page ${what}, no page is white: it says so @rare`, async ({ person, baseURL }) => {
    const proxy = await startProxy(requireOrigin(baseURL), {
      answer: (path) => (/^\/assets\/.*\.js$/.test(path) ? broken : undefined),
    });
    person.moveTo(proxy.address);
    try {
      for (const path of ['/', '/auth', '/order_list', '/permits/queue']) {
        await person.open(path);
        await person.see(broken.status === 200 ? tooOld : '/^This page did not load\\./');
      }
    } finally {
      proxy.close();
    }
  });

test('a page whose file is gone after a release is asked for anew, and trying again opens it @rare', async ({
  person,
  baseURL,
}) => {
  const asked: string[] = [];
  let isGone = false;
  const proxy = await startProxy(requireOrigin(baseURL), {
    answer(path) {
      if (!isGone || !/^\/assets\/.*\.js$/.test(path)) return undefined;
      asked.push(path);
      return { status: 404 };
    },
  });
  person.moveTo(proxy.address);
  try {
    await person.signIn('admin@wideload.example', password);
    await person.seeHeading('Permits statistics');
    isGone = true;
    const books = { role: 'link', name: 'Payouts' };
    await person.press(books.name, books.role);
    await person.see('/^Wideload has a new version/');
    expect(asked.length).toBeGreaterThan(0);
    isGone = false;
    await person.press('Try again');
    await person.seeHeading('Payouts');
  } finally {
    proxy.close();
  }
});
