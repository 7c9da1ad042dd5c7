import { afterEach, expect, test, vi } from 'vitest';
import { loadPart, PartIsGone, PartNotLoaded } from './load-part.ts';

afterEach(() => {
  document.head.replaceChildren();
});

function stubFetch(...answers: (Response | Error)[]) {
  const asked = vi.fn<(address: string) => Promise<Response>>();
  for (const answer of answers)
    if (answer instanceof Error) asked.mockRejectedValueOnce(answer);
    else asked.mockResolvedValueOnce(answer);
  vi.stubGlobal('fetch', asked);
  return asked;
}

const importPart = () => vi.fn<() => Promise<string>>(() => Promise.resolve('the part'));

test('a part is imported once all its files are there', async () => {
  const asked = stubFetch(new Response('1'), new Response('2'));
  const part = importPart();
  await expect(loadPart(part, ['assets/whole-1.js', 'assets/whole-2.js'])).resolves.toBe('the part');
  expect(asked.mock.calls).toEqual([['/assets/whole-1.js'], ['/assets/whole-2.js']]);
});

test.each([
  ['lost', new TypeError('Failed to fetch')],
  ['refused', new Response('', { status: 503 })],
])(
  'a file that is %s keeps the browser from importing the part, and the next try asks for that file again',
  async (how, first) => {
    const asked = stubFetch(new Response('1'), first, new Response('2'));
    // A file is asked for once in all tests.
    const files = ['kept', 'late'].map((name) => `assets/${name}-${how}.js`);
    const part = importPart();
    await expect(loadPart(part, files)).rejects.toThrow(PartNotLoaded);
    expect(part).not.toHaveBeenCalled();
    await expect(loadPart(part, files)).resolves.toBe('the part');
    expect(asked.mock.calls).toEqual([[`/${files[0]}`], [`/${files[1]}`], [`/${files[1]}`]]);
  },
);

test('a file that the server has no more is told apart, and is asked for again', async () => {
  stubFetch(new Response('', { status: 404 }), new Response('1'));
  const part = importPart();
  await expect(loadPart(part, ['assets/gone.js'])).rejects.toThrow(PartIsGone);
  await expect(loadPart(part, ['assets/gone.js'])).resolves.toBe('the part');
});

test('what the page came with is not asked for again', async () => {
  document.head.innerHTML = `<link rel="modulepreload" href="/assets/shared.js"><script type="module" src="/assets/app.js"></script>
    <link rel="stylesheet" href="/assets/app.css">`;
  const asked = stubFetch();
  await loadPart(importPart(), ['assets/shared.js', 'assets/app.js', 'assets/app.css']);
  expect(asked).not.toHaveBeenCalled();
});

test('styles are in the page before its part, and those that fail are asked for again', async () => {
  stubFetch(new Response('', { status: 503 }));
  const part = importPart();
  const begun = loadPart(part, ['assets/part.css']);
  const findLinks = () => [...document.head.querySelectorAll<HTMLLinkElement>('link[href="/assets/part.css"]')];
  expect(findLinks()).toHaveLength(1);
  findLinks()[0]?.dispatchEvent(new Event('error'));
  await expect(begun).rejects.toThrow(PartNotLoaded);
  expect(findLinks()).toHaveLength(0);
  const again = loadPart(part, ['assets/part.css']);
  expect(part).not.toHaveBeenCalled();
  findLinks()[0]?.dispatchEvent(new Event('load'));
  await expect(again).resolves.toBe('the part');
});

test('styles that the server has no more are told apart, too', async () => {
  stubFetch(new Response('', { status: 404 }));
  const begun = loadPart(importPart(), ['assets/gone.css']);
  document.head.querySelector('link')?.dispatchEvent(new Event('error'));
  await expect(begun).rejects.toThrow(PartIsGone);
});
