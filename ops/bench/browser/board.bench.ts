// How soon a board of 60 trucks shows after a press, beside the order list of the same carrier, on a desktop's window and on a phone's, both
// at a phone's speed.
import { computeMedian } from '../measure.ts';
import { report } from '../report.ts';
import { createBoard, TRUCKS } from './draft-board.ts';
import { launchBrowser, openPage, signIn, type MeasuredPage, type Press, type Viewport } from './measured-page.ts';
import { startProduct } from './product.ts';
import { reportPresses } from './report-presses.ts';

const ROUNDS = 8;
/** As a share of the time of the order list. */
const MOST = 1.5;

/** Selectors of an order of the list, of a truck of the board, and of what a truck does. */
type Shown = { order: string; truck: string; trip: string };
type Window = { name: string; viewport: Viewport; hasMenu: boolean; shown: Shown };

const windows: Window[] = [
  {
    name: '',
    viewport: { width: 1440, height: 900 },
    hasMenu: false,
    shown: {
      order: 'tbody th a[data-open]',
      truck: `tbody tr:nth-child(${TRUCKS}) th`,
      trip: `tbody tr:nth-child(${TRUCKS}) li`,
    },
  },
  {
    name: ' on a phone',
    viewport: { width: 390, height: 844 },
    hasMenu: true,
    shown: { order: 'a[data-open]', truck: 'main h2', trip: `article:nth-child(${TRUCKS}) li` },
  },
];

type Openings = Record<'list' | 'board' | 'week', Press[]>;

/** The order list, the board, and the week of its trips, in turns. No truck is on the way in the week that the board opens with. */
async function measureOpenings(measured: MeasuredPage, { hasMenu, shown }: Window): Promise<Openings> {
  const { page } = measured;
  const press = (name: RegExp, what: string) =>
    measured.click(page.locator('nav a:visible', { hasText: name }), page.locator(what).first());
  const open = async (name: RegExp, what: string) => {
    if (hasMenu) await page.getByRole('button', { name: /open the menu$/i }).click();
    return press(name, what);
  };
  const round = async () => ({
    list: await open(/^Order List$/, shown.order),
    board: await open(/^Board$/, shown.truck),
    week: await press(/^Next week$/, shown.trip),
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
  for (const window of windows) {
    const measured = await openPage(browser, { origin, token, viewport: window.viewport });
    if (window === windows[0]) await createBoard(measured, token);
    const { list, board, week } = await measureOpenings(measured, window);
    for (const [name, presses] of [
      [`opening a board of ${TRUCKS} trucks${window.name}`, board],
      [`a week of ${TRUCKS} trips on the board${window.name}`, week],
    ] as const) {
      reportPresses({ name, presses });
      reportRatios(name, presses, list);
    }
    await measured.page.close();
  }
} finally {
  await browser.close();
  await stop();
}
