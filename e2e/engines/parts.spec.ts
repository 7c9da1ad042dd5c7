import { test } from './fixtures.ts';
import { startProxy } from './proxy.ts';

for (const status of [503, 404])
  test(`a part of a page that was answered with ${status} is fetched again at the next press, without a reload`, async ({
    person,
    baseURL,
  }) => {
    if (baseURL === undefined) throw new Error('The configuration sets the base URL.');
    const page = await (await fetch(baseURL)).text();
    const script = /^\/assets\/.*\.js$/;
    let isOut = true;
    // Scripts that the page does not name are those of its parts.
    const proxy = await startProxy(baseURL, {
      answer: (path) => (isOut && script.test(path) && !page.includes(path) ? { status } : undefined),
    });
    try {
      await person.open(proxy.address);
      await person.press('/^Show .* on a map$/');
      await person.see('This did not load. Check your connection and try again.');
      isOut = false;
      await person.press('/^Show .* on a map$/');
      await person.seeDialog('/^Our office in/');
    } finally {
      proxy.close();
    }
  });
