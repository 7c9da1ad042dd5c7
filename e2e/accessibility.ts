import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import { expect } from './fixtures.ts';
import { isThorough } from './thorough.ts';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const colorRules = ['color-contrast', 'link-in-text-block'];

/**
 * Speech input users say the visible text (WCAG 2.5.3), so the name must begin with it; axe's `label-content-name- mismatch` requires
 * only that the name contains it.
 */
const nameBeginsWithText = 'name-begins-with-text';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

type Findings = { violations: string[]; overflow: number };

/** The theme that all rules are checked in; `both` also checks the colors of the other theme. */
type Themes = 'both' | 'current' | 'light' | 'dark';

function addOwnRule(id: string): void {
  const { axe: checker } = window as unknown as { axe: typeof axe };
  const selectLetters = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '');
  checker.configure({
    checks: [
      {
        id,
        evaluate: (node) =>
          selectLetters(checker.commons.text.accessibleText(node)).startsWith(
            selectLetters(node instanceof HTMLElement ? node.innerText : ''),
          ),
      },
    ],
    rules: [{ id, matches: 'label-content-name-mismatch-matches', any: [id], tags: ['wcag21a'] }],
  });
}

/**
 * All checks run in one evaluation, because injecting axe again for each theme doubles the time. Content below an open dialog is inert
 * and is checked when nothing covers it.
 */
async function runChecks(page: Page, themes: Themes): Promise<Findings> {
  for (const frame of page.frames()) {
    if (await frame.evaluate(() => 'axe' in window)) continue;
    await frame.evaluate(`${source};void 0`);
    await frame.evaluate(addOwnRule, nameBeginsWithText);
  }
  return page.evaluate(
    async ([tags, rules, asked]) => {
      const { axe: checker } = window as unknown as { axe: typeof axe };
      const html = document.documentElement;
      const setTheme = (theme: string) => (html.dataset['theme'] = theme);
      // Parts below the fold have no colors before they are painted, and a transition of a color would be measured halfway.
      const painted = new CSSStyleSheet();
      painted.replaceSync(
        '.lazy-layout, .lazy-layout-parts > * { content-visibility: visible; } *, ::before, ::after { transition: none !important; }',
      );
      document.adoptedStyleSheets = [painted];
      const seen = [...document.querySelectorAll(':modal')].at(-1) ?? document;
      async function findViolations(theme: string, runOnly: { type: 'tag' | 'rule'; values: string[] }) {
        const { violations } = await checker.run(seen, { resultTypes: ['violations'], runOnly });
        return violations.map(({ id, nodes }) => `${theme}: ${id} ${nodes.map((node) => node.html).join(' ')}`);
      }
      const overflow = html.scrollWidth - html.clientWidth;
      const chosen = html.dataset['theme'] ?? 'light';
      // A button that is halfway below the sticky header is not a small one.
      const at = window.scrollY;
      window.scrollTo(0, 0);
      const other = chosen === 'light' ? 'dark' : 'light';
      const first = asked === other ? other : chosen;
      if (first === other) setTheme(other);
      const violations = await findViolations(first, { type: 'tag', values: tags });
      if (asked === 'both') {
        setTheme(other);
        violations.push(...(await findViolations(other, { type: 'rule', values: rules })));
      }
      if (asked === 'both' || first === other) setTheme(chosen);
      window.scrollTo(0, at);
      return { violations, overflow };
    },
    [standards, colorRules, themes] as const,
  );
}

/** By day half of the screens are checked in the dark theme and the others in the light one: contrast is most of a check. */
function chooseTheme(where: string): 'light' | 'dark' {
  return Buffer.from(where).reduce((sum, byte) => sum + byte, 0) % 2 === 0 ? 'light' : 'dark';
}

const today = Math.floor(Date.now() / 86_400_000);

/** By day a third of the screens are checked, another third each day. */
function isTurnOf(where: string): boolean {
  const sum = Buffer.from(where).reduce((total, byte) => total + byte, 0);
  // Not the sum alone, whose last bit chooses the theme.
  return (Math.floor(sum / 2) + today) % 3 === 0;
}

export async function expectAccessible(page: Page, where: string): Promise<void> {
  if (!isThorough && !isTurnOf(where)) return;
  expectNothing(await runChecks(page, isThorough ? 'both' : chooseTheme(where)), where);
}

function expectNothing({ violations, overflow }: Findings, where: string): void {
  expect(violations, where).toEqual([]);
  expect(overflow, `px by which ${where} scrolls sideways`).toBe(0);
}

/** Checks at 768 px, the narrowest supported width of the admin area, in the current theme only: colors do not depend on the width. */
export async function expectUsableAt768(page: Page, where: string): Promise<void> {
  const before = page.viewportSize();
  await page.setViewportSize({ width: 768, height: 1024 });
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  expectNothing(await runChecks(page, 'current'), `${where} at 768 px`);
  if (before) await page.setViewportSize(before);
}
