import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { expect } from './fixtures.ts';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** What can differ between the themes: they change colours and nothing else. */
const rulesOfColour = ['color-contrast', 'link-in-text-block'];

type Findings = { violations: string[]; overflow: number };

/**
 * Everything that is looked at in one go within the page. axe stays in the document for both themes, warm and parsed once: brought anew for each, as its
 * own adapter does, it costs twice the time. A frame, if there is one, answers the axe of its page.
 */
async function lookAt(page: Page): Promise<Findings> {
  for (const frame of page.frames()) {
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(`${axe.source};void 0`);
  }
  return page.evaluate(
    async ([tags, rules]) => {
      // The lines above have put it there.
      const { axe: checker } = window as unknown as { axe: typeof axe };
      const html = document.documentElement;
      const setTheme = (theme: string) => {
        html.dataset['theme'] = theme;
        // Colours that fade from one theme to the other would be measured half way.
        for (const change of document.getAnimations()) if (change instanceof CSSTransition) change.finish();
      };
      async function violationsOf(theme: string, runOnly: { type: 'tag' | 'rule'; values: string[] }) {
        // Only violations are read.
        const { violations } = await checker.run(document, { resultTypes: ['violations'], runOnly });
        return violations.map(({ id, nodes }) => `${theme}: ${id} ${nodes.map((node) => node.html).join(' ')}`);
      }
      const chosen = html.dataset['theme'] ?? 'light';
      const other = chosen === 'light' ? 'dark' : 'light';
      const violations = await violationsOf(chosen, { type: 'tag', values: tags });
      setTheme(other);
      violations.push(...(await violationsOf(other, { type: 'rule', values: rules })));
      setTheme(chosen);
      return { violations, overflow: html.scrollWidth - html.clientWidth };
    },
    [standards, rulesOfColour] as const,
  );
}

/** No violation of WCAG 2.2 A or AA in either theme, and nothing that must be scrolled sideways. */
export async function expectSound(page: Page, where: string): Promise<void> {
  const { violations, overflow } = await lookAt(page);
  expect(violations, where).toEqual([]);
  expect(overflow, `px by which ${where} scrolls sideways`).toBe(0);
}

/** The same at 768 px, the narrowest that the admin area is worked at; the page is left as wide as it was. */
export async function expectUsableAt768(page: Page, where: string): Promise<void> {
  const before = page.viewportSize();
  await page.setViewportSize({ width: 768, height: 1024 });
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  await expectSound(page, `${where} at 768 px`);
  if (before) await page.setViewportSize(before);
}
