import type { Page } from '@playwright/test';
import { expectAccessible } from '../accessibility.ts';
import { callSuccessfully, expect, test, aPaidOrder } from '../fixtures.ts';
import { findButton, findForm } from '../pages/desk.ts';
import { readPaidOrder } from '../pages/orders.ts';
import { dropPdfs } from '../uploads/drop.ts';
import { aPdf, asPdf } from '../uploads/pdf.ts';
import { issuePermit } from '../pages/permits.ts';
import { aStatePdf } from '../uploads/state-pdfs.ts';
import { expectTextsFit } from '../text-layout.ts';

const eightStates = ['TX', 'OK', 'AR', 'TN', 'KY', 'WV', 'PA', 'LA'];

const twelveStates = [...eightStates, 'MO', 'MS', 'AL', 'GA'];

const measureHeight = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

const measureSpill = (page: Page) =>
  page.getByRole('table', { name: 'Permits of this order' }).evaluate((table) => {
    const panel = table.closest('section');
    return table.getBoundingClientRect().right - (panel?.getBoundingClientRect().right ?? 0);
  });

test('an order with twelve permits shows its table and filing sheet side by side and is at most 1,540 px tall by default', async ({
  carrierPage: page,
  adminPage: admin,
}) => {
  const { _id: id, permits } = await readPaidOrder(page, twelveStates);
  expect(permits).toHaveLength(12);
  await admin.goto(`/users/orders/order?orderId=${id}`);
  const sheet = admin.getByRole('region', { name: 'Filing sheet: Texas, unit 1' });
  await expect(admin.getByText('Left after refunds and state fees: $').first()).toBeVisible();
  await expect(admin.getByRole('button', { name: 'Ask the carrier', exact: true })).toBeVisible();
  await expect(admin.getByRole('table', { name: 'Permits of this order' })).toBeInViewport({ ratio: 1 });
  for (const name of ['Company', 'Truck', 'Trailer', 'Load', 'Axles', 'Dates'])
    await expect(sheet.getByRole('region', { name })).toBeInViewport({ ratio: 1 });
  expect(await measureHeight(admin)).toBeLessThanOrEqual(1540);

  await issuePermit(admin, { orderId: id, state: 'LA', feeCents: 4500 });
  await admin.reload();
  await expect(admin.getByText('1 fee difference to settle.')).toBeVisible();
  await expect(sheet).toBeVisible();
  expect(await measureHeight(admin)).toBeLessThanOrEqual(1540);
  await expectTextsFit(admin, 'an order of twelve permits', [390, 768, 1024, 1200, 1440]);
  for (const width of [390, 768, 1024, 1200, 1280, 1440]) {
    await admin.setViewportSize({ width, height: 900 });
    expect(await measureSpill(admin), `px by which the table leaves its panel at ${width} px`).toBeLessThanOrEqual(0);
  }
});

test('a PDF dropped on its permit fills in the form, a wrong PDF is reported and changes nothing, and a missing value can be requested', async ({
  carrierPage: page,
  adminPage: admin,
}) => {
  const order = await readPaidOrder(page, eightStates);
  const address = `/users/orders/order?orderId=${order._id}`;
  await admin.goto(address);
  const texas = admin.getByRole('row').filter({ has: findButton(admin, 'Texas, unit 1') });
  const oklahoma = admin.getByRole('row').filter({ has: findButton(admin, 'Oklahoma, unit 1') });
  const note = admin.getByRole('table', { name: 'Permits of this order' }).getByRole('alert');
  const other = {
    truckVin: '1XKAAA1111B222222',
    truckPlate: 'ZZ999',
    trailerVin: '1DWBBB3333C444444',
    trailerPlate: 'YY888',
  };
  const wrongs: [string, Buffer, string][] = [
    ['ok.pdf', await aStatePdf(order, { state: 'OK', layout: 'columns' }), 'It is the permit of Oklahoma, unit 1.'],
    ['bill.pdf', aPdf('Invoice 5 of a parts store'), 'This PDF is not a permit.'],
    ['other.pdf', await aStatePdf(order, { state: 'TX', layout: 'tables', parts: other }), 'is of another order'],
    [
      'ohio.pdf',
      await aStatePdf(order, { state: 'TX', layout: 'tables', parts: { state: 'VA' } }),
      'a permit of Virginia',
    ],
    ['half.pdf', Buffer.from('%PDF-1.7 nothing more'), 'This is not a whole PDF.'],
  ];
  for (const [name, pdf, words] of wrongs) {
    await dropPdfs(texas, { [name]: pdf });
    await expect(note).toContainText(`${name} was not attached.`);
    await expect(note).toContainText(words);
  }
  await expect(findForm(admin, 'Issue: Texas, unit 1')).toBeHidden();
  await expectAccessible(admin, 'a wrong PDF on a line');
  await note.getByRole('button', { name: 'Close' }).press('Enter');
  await expect(note).toBeHidden();
  expect(await callSuccessfully(page, 'GET', `/permits/orders/${order._id}`)).toMatchObject({ permits: order.permits });

  const narrow = { width: 100 };
  await dropPdfs(oklahoma, { 'ok.pdf': await aStatePdf(order, { state: 'OK', layout: 'tables', parts: narrow }) });
  const second = findForm(admin, 'Issue: Oklahoma, unit 1');
  await expect(second.getByLabel('Permit number')).toHaveValue(`OK-${order.orderNumber}`);
  await expect(admin.getByText('Width: 8′4″ on the PDF')).toBeVisible();
  await dropPdfs(texas, { 'tx.pdf': await aStatePdf(order, { state: 'TX', layout: 'columns' }) });
  const first = findForm(admin, 'Issue: Texas, unit 1');
  await expect(first.getByLabel('Permit number')).toHaveValue(`TX-${order.orderNumber}`);
  await expect(first.getByText(/^tx\.pdf, \d+ kB$/)).toBeVisible();
  await expect(admin.getByText('tx.pdf is attached.')).toBeVisible();
  await expect(admin.getByText('Everything found agrees with the order.')).toBeVisible();
  await admin.evaluate(() => window.scrollTo(0, 0));
  await expectAccessible(admin, 'a PDF on its line');
  await first.getByRole('button', { name: 'Issue', exact: true }).click();
  await expect(first).toBeHidden();
  await expect(texas).toContainText(`TX-${order.orderNumber}`);
  await issuePermit(admin, { orderId: order._id, state: 'LA', feeCents: 4000 });
  await admin.reload();
  const [saved] = await Promise.all([
    admin.waitForEvent('download'),
    findButton(admin, 'Download all permits, PDF').click(),
  ]);
  expect(saved.suggestedFilename()).toBe(`permits-${order.orderNumber}.pdf`);

  await admin.getByRole('link', { name: 'Ask the carrier: Origin' }).press('Enter');
  const question = admin.getByLabel('Question to the carrier');
  const ofOrigin = 'asks for the trip’s origin, and your order does not have it. Please send it to us.';
  await expect(question).toBeFocused();
  await expect(question).toHaveValue(`The permit form of Oklahoma ${ofOrigin}`);
  await admin.getByRole('link', { name: 'Ask the carrier: Roads' }).click();
  await expect(question).toBeFocused();
  await expect(question).toHaveValue(/does not have it.*\n.*the roads that the truck takes in Oklahoma/);
  await admin.getByRole('region', { name: 'Questions' }).getByRole('button', { name: 'Cancel' }).click();
  await admin.getByRole('link', { name: 'Ask the carrier: Roads' }).click();
  await admin.getByRole('button', { name: 'Send' }).click();
  await expect(admin.getByText('This order waits for the carrier')).toBeVisible();
});

test(
  'one press asks the carrier for all that the forms ask for, and the answers are on the filing sheet',
  { tag: '@phone' },
  async ({ carrierPage: page, adminPage: admin }) => {
    const { id } = await aPaidOrder(page, ['TX', 'OK']);
    await admin.goto(`/users/orders/order?orderId=${id}`);
    const sheet = admin.getByRole('region', { name: 'Filing sheet: Texas, unit 1' });
    await expect(sheet.getByRole('button', { name: 'Copy Width, feet' })).toBeVisible();
    await admin.getByRole('link', { name: /^Ask for all \d+ missing/ }).click();
    await expect(admin.getByLabel('Question to the carrier')).toHaveValue(
      /^The permit forms of Texas and Oklahoma ask for .*load description/,
    );
    await admin.getByRole('button', { name: 'Send' }).click();
    await expect(admin.getByText('This order waits for the carrier')).toBeVisible();

    await page.goto(`/order_list/order?orderId=${id}#questions`);
    const questions = page.getByRole('region', { name: 'Questions', exact: true });
    await questions.getByLabel('Load description').fill('Excavator on tracks');
    await questions.getByLabel('Cannot be divided').selectOption('Yes');
    await expectAccessible(page, 'fields of a question');
    await findButton(page, 'Send answer').click();
    await expect(questions.getByText('Load description: Excavator on tracks')).toBeVisible();

    await admin.reload();
    await expect(sheet.getByRole('button', { name: 'Copy Load description' })).toBeVisible();
    await expect(sheet.getByText('Excavator on tracks')).toBeVisible();
    await expect(sheet.getByRole('link', { name: 'Ask the carrier: Cannot be divided' })).toBeHidden();
  },
);

test(
  'a clerk types a missing value on the filing sheet, which claims the order, and corrects it there',
  { tag: '@phone' },
  async ({ carrierPage: page, adminPage: admin }) => {
    const { id } = await aPaidOrder(page, ['TX', 'OK']);
    await admin.goto(`/users/orders/order?orderId=${id}`);
    const sheet = admin.getByRole('region', { name: 'Filing sheet: Texas, unit 1' });
    const open = findButton(admin, 'Type Load description');
    const form = findForm(admin, 'Type Load description');
    const field = form.getByLabel('Load description');
    await open.click();
    await expect(field).toBeFocused();
    await expectAccessible(admin, 'a value that is typed on the sheet');
    await field.press('Enter');
    await expect(form.getByText('This field is required !')).toBeVisible();
    await field.press('Escape');
    await expect(form).toBeHidden();
    await open.click();
    await field.fill('Excavator');
    await field.press('Enter');
    await expect(sheet.getByText('Excavator', { exact: true })).toBeVisible();
    await expect(open).toBeFocused();
    await expect(admin.getByRole('region', { name: 'Assigned to' })).toContainText('You have held this order since');
    await open.press('Enter');
    await expect(field).toHaveValue('Excavator');
    await field.fill('Excavator on tracks');
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(findButton(admin, 'Copy Load description')).toBeVisible();
    await expect(sheet.getByText('Excavator on tracks')).toBeVisible();
    await expectTextsFit(admin, 'a sheet with a typed value', [390, 1440]);
    await page.goto(`/order_list/order?orderId=${id}`);
    await expect(page.getByText('Details for state forms added').first()).toBeAttached();
  },
);

test(
  'a PDF that is chosen in the form is compared, what was typed stays, and leaving the form asks first',
  { tag: '@phone' },
  async ({ carrierPage: page, adminPage: admin }) => {
    const order = await readPaidOrder(page, eightStates);
    await admin.goto(`/users/orders/order?orderId=${order._id}`);
    await findButton(admin, 'Issue: Texas, unit 1').click();
    const form = findForm(admin, 'Issue: Texas, unit 1');
    const field = form.getByLabel('Issued permit');
    await form.getByLabel('Permit number').fill('TX-TYPED');
    await field.setInputFiles(asPdf('bill.pdf', aPdf('Invoice 5 of a parts store')));
    await expect(form.getByText('bill.pdf does not fit this permit.')).toBeVisible();
    const narrow = { width: 100 };
    await field.setInputFiles(
      asPdf('tx.pdf', await aStatePdf(order, { state: 'TX', layout: 'columns', parts: narrow })),
    );
    await expect(form.getByText('tx.pdf is attached.')).toBeVisible();
    await expect(form.getByText('Width: 8′4″ on the PDF')).toBeVisible();
    await expect(
      form.getByText(`Permit number: TX-${order.orderNumber} on the PDF, TX-TYPED in the form`),
    ).toBeVisible();
    await form.getByLabel('Permit number').fill(`TX-${order.orderNumber}`);
    await expect(form.getByText('TX-TYPED in the form')).toBeHidden();
    await admin.evaluate(() => window.scrollTo(0, 0));
    await expectAccessible(admin, 'a PDF that was chosen');

    const question = admin.getByRole('dialog', { name: 'Discard what you typed?' });
    await form.getByLabel('Permit number').press('Escape');
    await question.getByRole('button', { name: 'Keep typing' }).click();
    await expect(form.getByLabel('Permit number')).toHaveValue(`TX-${order.orderNumber}`);
    await form.getByRole('button', { name: 'Cancel' }).click();
    await question.getByRole('button', { name: 'Discard' }).click();
    await expect(form).toBeHidden();
    await expect(findButton(admin, 'File: Texas, unit 1')).toBeFocused();
    await findButton(admin, 'File with a number: Texas, unit 1').click();
    await admin.keyboard.press('Escape');
    await expect(findForm(admin, 'File with a number: Texas, unit 1')).toBeHidden();
  },
);
