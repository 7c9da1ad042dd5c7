import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { expectAccessible, expectUsableAt768 } from '../accessibility.ts';

const paths = [
  '/',
  '/check-your-load',
  '/states',
  '/states/texas',
  '/bridge-formula',
  '/articles',
  '/offices/amarillo',
  '/terms-and-conditions',
  '/privacy-policy',
  '/cookie-policy',
  '/states/nowhere',
];

/** Until such a part is laid out, what is in a taller one lies over the parts below it for tools that measure the whole page. */
async function expectTallEnough(page: Page, name: string): Promise<void> {
  const parts = await page.locator('.lazy-layout').evaluateAll((found) =>
    found.map((part) => {
      const estimate = Number.parseFloat(getComputedStyle(part).containIntrinsicBlockSize.replace('auto ', ''));
      part.style.setProperty('content-visibility', 'visible');
      const { height } = part.getBoundingClientRect();
      part.style.removeProperty('content-visibility');
      return { part: part.textContent.slice(0, 40), estimate, height };
    }),
  );
  expect(
    parts.filter(({ estimate, height }) => !(height <= estimate)),
    name,
  ).toEqual([]);
}

for (const language of ['English', 'Spanish'])
  test(`every public page in ${language} passes the accessibility and layout checks in both themes, on a phone, a tablet and a desktop @sweep`, async ({
    page,
  }) => {
    for (const path of paths) {
      const address = language === 'English' ? path : `/es${path === '/' ? '' : path}`;
      await page.goto(address);
      await expect(page).toHaveURL(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectAccessible(page, address);
      await expectTallEnough(page, address);
      await expectUsableAt768(page, address);
      await page.setViewportSize({ width: 390, height: 844 });
      await expectAccessible(page, `${address} on a phone`);
      await expectTallEnough(page, `${address} on a phone`);
      await page.setViewportSize({ width: 1440, height: 900 });
    }
  });
