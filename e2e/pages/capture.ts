import type { Page } from '@playwright/test';

/** The parts of a page that are not laid out yet, and its pictures that are not loaded yet. */
export function listLateParts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const displayed = [...document.body.querySelectorAll<HTMLElement>('*')].filter((part) => part.checkVisibility());
    const isLate = (part: HTMLElement) =>
      part instanceof HTMLImageElement
        ? !part.complete || part.naturalWidth === 0
        : !part.checkVisibility({ contentVisibilityAuto: true });
    return displayed
      .filter(isLate)
      .map((part) => (part instanceof HTMLImageElement ? part.src : (part.textContent ?? '').trim().slice(0, 40)));
  });
}

/** The parts of a capture of the whole page in which there is nothing but a background. */
export async function listBlankParts(page: Page): Promise<string[]> {
  const capture = await page.screenshot({ fullPage: true });
  return page.evaluate(async (encoded) => {
    const bytes = Uint8Array.from(atob(encoded), (byte) => byte.codePointAt(0) ?? 0);
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
    if (canvas === null) throw new Error('The browser draws no canvas.');
    canvas.drawImage(bitmap, 0, 0);
    /** Letters have smooth edges; a background and a rule have two colors. */
    const fewColors = 3;
    /** Within its border, whose corners are smooth too. */
    const edge = 8;
    const isBlank = (part: HTMLElement) => {
      const { left, top, width, height } = part.getBoundingClientRect();
      const [x, y] = [Math.round(left + scrollX) + edge, Math.round(top + scrollY) + edge];
      const { data } = canvas.getImageData(x, y, Math.round(width) - 2 * edge, Math.round(height) - 2 * edge);
      return new Set(new Uint32Array(data.buffer)).size <= fewColors;
    };
    return [...document.querySelectorAll<HTMLElement>('main section, main article, main img, footer')]
      .filter((part) => part.checkVisibility() && Math.min(part.offsetHeight, part.offsetWidth) > 2 * edge)
      .filter(isBlank)
      .map((part) => part.id || part.textContent.trim().slice(0, 40) || part.outerHTML.slice(0, 80));
  }, capture.toString('base64'));
}
