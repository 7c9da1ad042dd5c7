import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

function findBrokenTexts(): string[] {
  const found: string[] = [];
  const isSeen = (element: Element) => element.checkVisibility() && !element.closest('.visually-hidden, svg');
  for (const element of document.querySelectorAll('#content :is(th, td, th *, td *)')) {
    // A word that only a screen reader says has one pixel.
    if (element.clientWidth <= 1 || !isSeen(element)) continue;
    if (element.scrollWidth > element.clientWidth + 1) found.push(`cut or over its neighbor: ${element.textContent}`);
  }
  const walker = document.createTreeWalker(document.querySelector('#content') ?? document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    if (node.parentElement === null || !isSeen(node.parentElement)) continue;
    // A web address may break anywhere.
    if (node.textContent?.startsWith('https://')) continue;
    // A line may break after these signs within a word. Checksums never fit a column.
    for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[^\s@.\-/]+[@.\-/]*/g)) {
      if (word.length > 40) continue;
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      if (lines.size > 1) found.push(`broken: ${word}`);
    }
  }
  return [...new Set(found)];
}

/** At each width, no text is cut off, overlapped or broken within a word, and nothing scrolls horizontally. */
export async function expectTextsFit(page: Page, where: string, widths: readonly number[]): Promise<void> {
  const before = page.viewportSize();
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate(findBrokenTexts), `${where} at ${width} px`).toEqual([]);
    const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(over, `px by which ${where} scrolls sideways at ${width} px`).toBe(0);
  }
  if (before) await page.setViewportSize(before);
}
