import { render } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { expect, test } from 'vitest';
import { FoldedSection } from './folded-section.tsx';

test('what is urgent is open before the browser paints, so that nothing below it moves', () => {
  const seen: boolean[] = [];
  function Page() {
    useLayoutEffect(() => {
      seen.push(...[...document.querySelectorAll('details')].map(({ open }) => open));
    });
    return (
      <>
        <FoldedSection title="Units" isUrgent>
          Two
        </FoldedSection>
        <FoldedSection title="History">Four</FoldedSection>
      </>
    );
  }
  render(<Page />);
  expect(seen).toEqual([true, false]);
});
