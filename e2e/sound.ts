import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import { expect } from './fixtures.ts';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** What can differ between the themes: they change colours and nothing else. */
const rulesOfColour = ['color-contrast', 'link-in-text-block'];

/**
 * Who speaks to a page says what she sees (WCAG 2.5.3). axe's own `label-content-name-mismatch` is among the standards' rules and asks that a
 * name has the visible text in it; this one asks that the name begins with it, as the criterion advises.
 */
const nameBeginsWithText = 'name-begins-with-text';

/** Less than half of what the package hands out as its source, for the same rules. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

type Findings = { violations: string[]; overflow: number };

/** Gives the axe of a frame the rule of that id, for the same controls as axe's own. Runs within the frame. */
function addOwnRule(id: string): void {
  const { axe: checker } = window as unknown as { axe: typeof axe };
  const lettersOf = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '');
  checker.configure({
    checks: [
      {
        id,
        evaluate: (node) =>
          lettersOf(checker.commons.text.accessibleText(node)).startsWith(
            lettersOf(node instanceof HTMLElement ? node.innerText : ''),
          ),
      },
    ],
    rules: [{ id, matches: 'label-content-name-mismatch-matches', any: [id], tags: ['wcag21a'] }],
  });
}

/**
 * Everything that is looked at in one go within the page. axe stays in the document for both themes, warm and parsed once: brought anew for each, as its
 * own adapter does, it costs twice the time. A frame, if there is one, answers the axe of its page. What lies under an open dialog is inert and is
 * looked at when nothing lies over it.
 */
async function lookAt(page: Page, isInBothThemes: boolean): Promise<Findings> {
  for (const frame of page.frames()) {
    if (await frame.evaluate(() => 'axe' in window)) continue;
    await frame.evaluate(`${source};void 0`);
    await frame.evaluate(addOwnRule, nameBeginsWithText);
  }
  return page.evaluate(
    async ([tags, rules, isToChange]) => {
      // The lines above have put it there.
      const { axe: checker } = window as unknown as { axe: typeof axe };
      const html = document.documentElement;
      const setTheme = (theme: string) => {
        html.dataset['theme'] = theme;
        // Colours that fade from one theme to the other would be measured half way.
        for (const change of document.getAnimations()) if (change instanceof CSSTransition) change.finish();
      };
      const seen = [...document.querySelectorAll(':modal')].at(-1) ?? document;
      async function violationsOf(theme: string, runOnly: { type: 'tag' | 'rule'; values: string[] }) {
        // Only violations are read.
        const { violations } = await checker.run(seen, { resultTypes: ['violations'], runOnly });
        return violations.map(({ id, nodes }) => `${theme}: ${id} ${nodes.map((node) => node.html).join(' ')}`);
      }
      const overflow = html.scrollWidth - html.clientWidth;
      const chosen = html.dataset['theme'] ?? 'light';
      const other = chosen === 'light' ? 'dark' : 'light';
      const violations = await violationsOf(chosen, { type: 'tag', values: tags });
      if (!isToChange) return { violations, overflow };
      setTheme(other);
      violations.push(...(await violationsOf(other, { type: 'rule', values: rules })));
      setTheme(chosen);
      return { violations, overflow };
    },
    [standards, rulesOfColour, isInBothThemes] as const,
  );
}

/** No violation of WCAG 2.2 A or AA in either theme, and nothing that must be scrolled sideways. */
export async function expectSound(page: Page, where: string): Promise<void> {
  expectNothing(await lookAt(page, true), where);
}

function expectNothing({ violations, overflow }: Findings, where: string): void {
  expect(violations, where).toEqual([]);
  expect(overflow, `px by which ${where} scrolls sideways`).toBe(0);
}

/**
 * The same at 768 px, the narrowest that the admin area is worked at, in the theme that is chosen: the other one is looked at in full width and has no
 * colour of its own for a width. The page is left as wide as it was.
 */
export async function expectUsableAt768(page: Page, where: string): Promise<void> {
  const before = page.viewportSize();
  await page.setViewportSize({ width: 768, height: 1024 });
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  expectNothing(await lookAt(page, false), `${where} at 768 px`);
  if (before) await page.setViewportSize(before);
}
