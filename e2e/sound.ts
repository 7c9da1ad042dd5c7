import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

async function expectAccessible(page: Page, where: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).withTags(standards).analyze();
  expect(violations.map(({ id, nodes }) => `${where}: ${id} ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
}

async function setTheme(page: Page, theme: string): Promise<void> {
  await page.evaluate((chosen) => {
    document.documentElement.dataset['theme'] = chosen;
    // Colours that fade from one theme to the other would be measured half way.
    for (const change of document.getAnimations()) if (change instanceof CSSTransition) change.finish();
  }, theme);
}

/** No violation of WCAG 2.2 A or AA in either theme, and nothing that must be scrolled sideways. */
export async function expectSound(page: Page, where: string): Promise<void> {
  const chosen = await page.evaluate(() => document.documentElement.dataset['theme'] ?? 'light');
  for (const theme of ['light', 'dark']) {
    await setTheme(page, theme);
    await expectAccessible(page, `${where}, ${theme}`);
  }
  await setTheme(page, chosen);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(`${where} scrolls sideways by ${overflow} px`).toBe(`${where} scrolls sideways by 0 px`);
}
