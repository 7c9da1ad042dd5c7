// npm run lighthouse: scores of the built public pages on a phone with a slow network, with a temporary database. Each run has to meet
// the targets. Arguments choose pages by a part of their address: npm run lighthouse -- / states terms
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { throttling } from 'lighthouse/core/config/constants.js';
import { findBrowser } from '../../scripts/browser.mjs';
import { serveBuilt } from '../../scripts/serve-built.mjs';
import { computeThrottling } from './phone-speed.mjs';

const RUNS = 9;

/** Scores from 0 to 100, milliseconds, and the layout shift. */
const targets = { performance: 97, accessibility: 100, 'best-practices': 100, seo: 100 };
const mostPaint = 1500;
const mostShift = 0.02;
const mostBlocked = 50;

async function listPages(origin) {
  const { items } = await (await fetch(`${origin}/api/articles`)).json();
  const pages = ['/', '/states/ohio', `/articles/${items[0].id}`, '/check-your-load', '/terms-and-conditions'];
  const chosen = process.argv.slice(2);
  return pages.filter(
    (page) => chosen.length === 0 || chosen.some((part) => (part === '/' ? page === part : page.includes(part))),
  );
}

const computeMedian = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

const describePhone = (processor) => ({
  ...throttling.mobileSlow4G,
  cpuSlowdownMultiplier: computeThrottling(processor),
});

const run = async (url, options) => (await lighthouse(url, { output: 'json', logLevel: 'error', ...options })).lhr;

async function measure(url, port) {
  // The first run measures the processor.
  const { benchmarkIndex: processor } = (await run(url, { port, onlyCategories: ['seo'] })).environment;
  const phone = describePhone(processor);
  const runs = [];
  for (let left = RUNS; left > 0; left -= 1) runs.push(await run(url, { port, throttling: phone }));
  const scores = Object.keys(targets).map((name) => [
    name,
    Math.min(...runs.map(({ categories }) => Math.round(categories[name].score * 100))),
  ]);
  const listOf = (audit) => runs.map(({ audits }) => audits[audit].numericValue);
  // Paints vary with the load of the machine more than with the page.
  const paint = computeMedian(listOf('largest-contentful-paint'));
  const shift = Math.max(...listOf('cumulative-layout-shift'));
  const blocked = listOf('total-blocking-time').toSorted((one, other) => one - other);
  const failed = runs.flatMap(({ audits }) => Object.values(audits).filter(isFailed));
  const missed = new Map(failed.map(({ id, details }) => [id, listElements(details)]));
  const machine = { processor, slowed: phone.cpuSlowdownMultiplier };
  return { scores: Object.fromEntries(scores), paint, shift, blocked, missed, machine };
}

const listElements = (details) => (details?.items ?? []).flatMap(({ node }) => (node ? [node.selector] : []));

const isFailed = ({ score, scoreDisplayMode }) => scoreDisplayMode === 'binary' && score === 0;

const chromePath = await findBrowser();
const { origin, stop } = await serveBuilt({ LOG_LEVEL: 'warn' });
const chrome = await launch({
  chromePath,
  chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});
let isMet = true;
try {
  for (const page of await listPages(origin)) {
    // The server renders a page once and caches it: the first visit is not measured.
    await (await fetch(`${origin}${page}`)).arrayBuffer();
    const { scores, paint, shift, blocked, missed, machine } = await measure(`${origin}${page}`, chrome.port);
    const met =
      Object.entries(targets).every(([name, least]) => scores[name] >= least) &&
      paint <= mostPaint &&
      shift <= mostShift &&
      blocked.at(-1) <= mostBlocked;
    isMet &&= met;
    const said = Object.entries(scores)
      .map(([name, score]) => `${name} ${score}`)
      .join(', ');
    console.log(
      `${met ? '✓' : '✗'} ${page.replace(/[0-9a-f-]{36}/, '{id}')}: ${said}, largest paint ${Math.round(paint)} ms, layout shift ${shift.toFixed(3)}, blocked ${computeMedian(blocked).toFixed(0)} ms, at most ${blocked.at(-1).toFixed(0)}; processor ${machine.processor.toFixed(0)}, slowed down ${machine.slowed.toFixed(1)} times`,
    );
    for (const [audit, elements] of missed) console.log(`    failed: ${[audit, ...elements].join(', ')}`);
  }
} finally {
  chrome.kill();
  await stop();
}
process.exit(isMet ? 0 : 1);
