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

for (const language of ['English', 'Spanish'])
  test(`every public page in ${language} is sound in both themes, on a phone, a tablet and a desk @sweep`, async ({
    page,
  }) => {
    for (const path of paths) {
      const address = language === 'English' ? path : `/es${path === '/' ? '' : path}`;
      await page.goto(address);
      await expect(page).toHaveURL(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectAccessible(page, address);
      await expectUsableAt768(page, address);
      await page.setViewportSize({ width: 390, height: 844 });
      await expectAccessible(page, `${address} on a phone`);
      await page.setViewportSize({ width: 1440, height: 900 });
    }
  });
