// Renders the pictures that are committed as files: the social preview, the cards of the states, and the pictures of the demo articles.
// Run it by hand after a change of the drawings or of a figure on a card: `node apps/web/scripts/draw-pictures.mjs [name…]`.
// Then make the copies of the articles' pictures: `node apps/api/scripts/prepare-pictures.mjs`.
import { chromium } from '@playwright/test';
import react from '@vitejs/plugin-react';
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { createServer } from 'vite';

const root = fileURLToPath(new URL('..', import.meta.url));
const articles = fileURLToPath(new URL('../../api/src/seed/articles/pictures/', import.meta.url));
const files = {
  social: (language) => `${root}public/icons/social${language === 'en' ? '' : `-${language}`}.png`,
  rear: () => `${articles}oversize-permit.png`,
  bridge: (language) => `${articles}bridge-formula.${language}.png`,
  escorts: (language) => `${articles}escorts.${language}.png`,
};
const languages = ['en', 'es'];

const cards = `${root}public/cards/`;
const drawnFigures = `${root}src/site/card-figures.drawn.json`;
const wanted = process.argv.slice(2);
const isWanted = (name) => wanted.length === 0 || wanted.includes(name);

const page =
  '<!doctype html><html lang="en" data-theme="light"><meta charset="utf-8"><body><div id="picture"></div>' +
  '<script type="module" src="/src/site/pictures.tsx"></script></body></html>';

const sheet = {
  name: 'picture-sheet',
  configureServer(server) {
    server.middlewares.use('/picture', (request, response, next) => {
      const send = (html) => response.writeHead(200, { 'content-type': 'text/html' }).end(html);
      server.transformIndexHtml(request.originalUrl, page).then(send, next);
    });
  },
};

const size = { width: 1200, height: 630 };

/** A palette takes a fifth of the size of full color. */
async function writePalettePng(path, screenshot) {
  await sharp(screenshot).png({ palette: true, colors: 16, dither: 0, compressionLevel: 9 }).toFile(path);
}

const server = await createServer({
  root,
  configFile: false,
  logLevel: 'warn',
  appType: 'custom',
  plugins: [react(), sheet],
  resolve: { dedupe: ['react', 'react-dom'] },
  server: { host: '127.0.0.1', port: 0, fs: { strict: false } },
});
await server.listen();
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
});
try {
  const tab = await browser.newPage({ viewport: size, reducedMotion: 'reduce' });
  // The first picture waits until Vite has prepared all modules.
  tab.setDefaultTimeout(120_000);
  const draw = async (query, path) => {
    await tab.goto(`${server.resolvedUrls.local[0]}picture?${query}`);
    await tab.waitForSelector('#picture > *');
    await tab.evaluate(() => document.fonts.ready);
    await tab.waitForLoadState('networkidle');
    await writePalettePng(path, await tab.screenshot());
  };
  for (const name of Object.keys(files).filter(isWanted))
    for (const language of languages) await draw(`picture=${name}&language=${language}`, files[name](language));
  const { stateCodes, stateFacts } = await server.ssrLoadModule('@wideload/domain');
  if (isWanted('escorts')) {
    const widths = stateCodes.map((state) => [state, stateFacts[state].escorts.widthIn]);
    writeFileSync(`${articles}escorts.drawn.json`, `${JSON.stringify(Object.fromEntries(widths), null, 2)}\n`);
  }
  if (isWanted('card')) {
    mkdirSync(cards, { recursive: true });
    const drawn = {};
    for (const state of stateCodes) {
      await draw(`picture=card&state=${state}`, `${cards}${state}.png`);
      drawn[state] = JSON.parse(await tab.locator('.card').getAttribute('data-figures'));
    }
    writeFileSync(drawnFigures, `${JSON.stringify(drawn, null, 2)}\n`);
  }
} finally {
  await browser.close();
  await server.close();
}
