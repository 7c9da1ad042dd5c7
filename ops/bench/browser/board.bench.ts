// How soon a board of 60 trucks shows after a press, beside the order list of the same carrier, at a quarter of the processor's speed.
import { computeMedian } from '../measure.ts';
import { report } from '../report.ts';
import { createBoard, TRUCKS } from './draft-board.ts';
import { launchBrowser, openPage, signIn, type MeasuredPage, type Press } from './measured-page.ts';
import { startProduct } from './product.ts';
import { reportPresses } from './report-presses.ts';

const ROUNDS = 8;
/** As a share of the time of the order list. */
const MOST = 1.5;
const viewport = { width: 1440, height: 900 };

type Openings = Record<'list' | 'board' | 'week', Press[]>;

/** The order list, the board, and the week of its trips, in turns. */
async function measureOpenings(measured: MeasuredPage): Promise<Openings> {
  const { page } = measured;
  const open = (name: RegExp, shown: string) =>
    measured.click(page.locator('nav a', { hasText: name }), page.locator(shown).first());
  const round = async () => ({
    list: await open(/^Order List$/, 'tbody th a[data-open]'),
    board: await open(/^Board$/, `tbody tr:nth-child(${TRUCKS}) th`),
    week: await open(/^Next week$/, `tbody tr:nth-child(${TRUCKS}) li`),
  });
  await measured.open('/notifications', page.locator('h1'));
  // The first presses load the code of the pages.
  await round();
  await measured.slowDown();
  const openings: Openings = { list: [], board: [], week: [] };
  for (let at = 0; at < ROUNDS; at += 1) {
    const { list, board, week } = await round();
    openings.list.push(list);
    openings.board.push(board);
    openings.week.push(week);
  }
  return openings;
}

function reportRatios(name: string, presses: readonly Press[], list: readonly Press[]): void {
  for (const [what, part] of [
    ['until it shows', 'shown'],
    ['the longest task', 'task'],
  ] as const) {
    const [own, ofList] = [presses, list].map((all) => computeMedian(all.map((press) => press[part])));
    report({
      what: `${name}, ${what}`,
      against: 'opening the order list',
      ratio: (own ?? Number.NaN) / (ofList ?? Number.NaN),
      atMost: MOST,
      figures: `${own} against ${ofList} ms`,
    });
  }
}

const { origin, stop } = await startProduct({ orders: 0 });
const browser = await launchBrowser();
try {
  const token = await signIn(origin, 'carrier@wideload.example');
  const measured = await openPage(browser, { origin, token, viewport });
  await createBoard(measured, token);
  const { list, board, week } = await measureOpenings(measured);
  for (const [name, presses] of [
    [`opening a board of ${TRUCKS} trucks`, board],
    [`a week of ${TRUCKS} trips on the board`, week],
  ] as const) {
    reportPresses({ name, presses });
    reportRatios(name, presses, list);
  }
} finally {
  await browser.close();
  await stop();
}
