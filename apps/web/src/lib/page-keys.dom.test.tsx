import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { listPageKeys, usePageKeys } from './page-keys.ts';

function Page({ letters }: { letters: string }) {
  usePageKeys([...letters].map((key) => ({ key, does: key, perform: () => undefined })));
  return null;
}

const readKeys = () =>
  listPageKeys()
    .map(({ key }) => key)
    .join('');

test('the keys of the parts that are shown work, and go with them', () => {
  const root = createRoot(document.createElement('div'));
  const show = (...parts: string[]) =>
    flushSync(() =>
      root.render(
        <>
          {parts.map((letters) => (
            <Page key={letters} letters={letters} />
          ))}
        </>,
      ),
    );
  show('cf', 'n');
  expect(readKeys()).toBe('cfn');
  show('c');
  expect(readKeys()).toBe('c');
  show();
  expect(readKeys()).toBe('');
});
