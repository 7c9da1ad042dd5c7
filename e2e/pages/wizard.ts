import { expect, type Locator, type Page } from '@playwright/test';

export async function choose(box: Locator, text: string): Promise<void> {
  await box.click();
  await box.fill(text);
  await box.page().getByRole('option', { name: text }).first().click();
}

export type Length = [feet: number, inches: number];

/** The single field, or the feet of the two parts. */
export function findLengthField(page: Page, label: string): Locator {
  return page.getByRole('group', { name: label, exact: true }).getByRole('textbox');
}

export async function fillLength(page: Page, label: string, [feet, inches]: Length): Promise<void> {
  await findLengthField(page, label).fill(`${feet}'${inches}"`);
}

export async function paste(field: Locator, text: string): Promise<void> {
  await field.focus();
  await field.evaluate((element, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', pasted);
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    // The browser's default paste, unless the page prevents it.
    if (element.dispatchEvent(event)) document.execCommand('insertText', false, pasted);
  }, text);
}

export type LoadFigures = Record<'Width' | 'Height' | 'Length' | 'Front overhang' | 'Rear overhang', Length> & {
  weight: string;
  axles: Length[];
};

/** 14′6″ wide, 15′2″ high, 111,400 lb on six axles. */
export const oversize: LoadFigures = {
  Width: [14, 6],
  Height: [15, 2],
  Length: [77, 0],
  'Front overhang': [0, 0],
  'Rear overhang': [0, 0],
  weight: '111,400',
  axles: [
    [17, 8],
    [4, 6],
    [39, 2],
    [4, 6],
    [4, 6],
  ],
};

/** Within the limits of every state. */
export const legal: LoadFigures = {
  Width: [8, 6],
  Height: [13, 6],
  Length: [70, 0],
  'Front overhang': [0, 0],
  'Rear overhang': [0, 0],
  weight: '74000',
  axles: [
    [17, 8],
    [4, 6],
    [30, 0],
    [4, 6],
  ],
};

const gaps = ['1 to 2', '2 to 3', '3 to 4', '4 to 5', '5 to 6'];

/** More than this is over weight in every state. */
const LEGAL_WEIGHT = 80_000;

type Axles = { weight: number; axles: number };

function listAxleFigures({ weight, axles }: Axles): { weights: number[]; tires: number[] } {
  const front = 12_000;
  const others = Array.from({ length: axles - 1 }, () => Math.round((weight - front) / (axles - 1)));
  return { weights: [front, ...others], tires: [2, ...others.map(() => 4)] };
}

/** The axle figures that a load over weight requires, as an order stores them. */
export function buildAxleFigures(axles: Axles) {
  const { weights, tires } = listAxleFigures(axles);
  const name = (figures: number[]) => Object.fromEntries(figures.map((figure, at) => ['ABCDEF'[at], figure]));
  return { axleWeights: name(weights), axleTires: name(tires) };
}

/** Each list fills all axles from the field of the first one. */
export async function fillAxleFigures(page: Page, { weight, axles }: Axles): Promise<void> {
  const { weights, tires } = listAxleFigures({ weight, axles });
  for (const [label, text] of [
    ['Axle 1 weight', weights.join(' / ')],
    ['Axle 1 tires', tires.join(' / ')],
  ] as const) {
    const field = page.getByLabel(label, { exact: true });
    await field.fill(text);
    await field.blur();
  }
  await expect(page.getByLabel(`Axle ${axles} tires`, { exact: true })).toHaveValue('4');
}

export async function fillUnit(page: Page, { weight, axles, ...lengths }: LoadFigures): Promise<void> {
  await choose(page.getByRole('combobox', { name: 'Truck' }), '104');
  await choose(page.getByRole('combobox', { name: 'Trailer' }), '22');
  await page.getByLabel('Load type').selectOption({ label: 'General' });
  for (const [label, length] of Object.entries(lengths)) await fillLength(page, label, length);
  await page.getByLabel('Loaded weight').fill(weight);
  for (const [index, length] of axles.entries()) await fillLength(page, gaps[index] ?? '', length);
  const whole = Number(weight.replace(',', ''));
  if (whole > LEGAL_WEIGHT) await fillAxleFigures(page, { weight: whole, axles: axles.length + 1 });
}

/** Waits for the step with this title. */
export async function goNext(page: Page, title: string, button: 'Next' | 'Next Step' = 'Next'): Promise<void> {
  await page.getByRole('button', { name: button, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
}

export async function chooseStates(page: Page, names: string[]): Promise<void> {
  for (const name of names) {
    await choose(page.getByRole('combobox', { name: 'State/Province' }), name);
    await expect(page.getByRole('button', { name: `Delete ${name}` })).toBeVisible();
  }
}

/** Opens every permit of the step. */
export async function openPermitCards(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Open all' }).click();
}
