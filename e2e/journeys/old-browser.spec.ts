import { expect, signInAs, test } from '../fixtures.ts';

// What a journey takes from its window would be missing in the next one's too.
test.use({ isAlone: true });

const sentence = 'This browser is too old for Wideload.';

for (const [path, text] of [
  ['/', sentence],
  ['/auth', sentence],
  ['/check-your-load', sentence],
  ['/es', 'Este navegador es demasiado antiguo para Wideload.'],
] as const)
  test(`an old browser gets a message at ${path} @phone`, async ({ page }) => {
    await page.addInitScript(() => Reflect.deleteProperty(Set.prototype, 'union'));
    await page.goto(path);
    await expect(page.getByRole('alert').filter({ hasText: text })).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

test('an old browser gets a message in the signed-in area instead of a blank page', async ({ page }) => {
  await signInAs(page, 'carrier@wideload.example');
  await expect(page.getByRole('heading', { name: 'Order List' })).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: sentence })).toHaveCount(0);
  await page.addInitScript(() => Reflect.deleteProperty(Object, 'groupBy'));
  await page.reload();
  await expect(page.getByRole('alert')).toHaveText(new RegExp(`^${sentence}`));
  await expect(page.getByRole('main')).toHaveCount(0);
});
