import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** What can differ between the themes: they change colours and nothing else. */
const rulesOfColour = ['color-contrast', 'link-in-text-block'];

function checker(page: Page): AxeBuilder {
  // Only violations are read; and no page of ours has a frame of another site, which alone needs the slower way.
  return new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode();
}

async function expectNone(where: string, axe: AxeBuilder): Promise<void> {
  const { violations } = await axe.analyze();
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
  const other = chosen === 'light' ? 'dark' : 'light';
  await expectNone(`${where}, ${chosen}`, checker(page).withTags(standards));
  await setTheme(page, other);
  await expectNone(`${where}, ${other}`, checker(page).withRules(rulesOfColour));
  await setTheme(page, chosen);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(`${where} scrolls sideways by ${overflow} px`).toBe(`${where} scrolls sideways by 0 px`);
}

/** The same at 768 px, the narrowest that the admin area is worked at; the page is left as wide as it was. */
export async function expectUsableAt768(page: Page, where: string): Promise<void> {
  const before = page.viewportSize();
  await page.setViewportSize({ width: 768, height: 1024 });
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  await expectSound(page, `${where} at 768 px`);
  if (before) await page.setViewportSize(before);
}
