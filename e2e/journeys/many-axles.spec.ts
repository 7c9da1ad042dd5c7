import { anOrderToPay, callSuccessfully, expect, test } from '../fixtures.ts';

type Stored = { units: { axles: Record<string, number | null>; axleWeights: Record<string, number | null> }[] };

test('a unit has up to thirteen axles, which can be added one by one or pasted as a row, and survive a save', async ({
  carrierPage: page,
}) => {
  const { id } = await anOrderToPay(page, ['OH']);
  await page.goto(`/new_order?order=${id}&step=vehicles`);
  await page.getByRole('textbox', { name: 'Length', exact: true }).fill('160 ft');
  await expect(page.getByRole('textbox', { name: '6 to 7' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Add an axle' }).click();
  await page.getByRole('textbox', { name: '6 to 7' }).fill('4 ft 6 in');
  await page.getByRole('button', { name: 'Add an axle' }).click();
  const eighth = page.getByRole('textbox', { name: '7 to 8' });
  await eighth.focus();
  await page.evaluate(() => {
    const data = new DataTransfer();
    data.setData('text', `15' / 4'6 / 4'6 / 15' / 4'6 / 4'6`);
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    );
  });
  await expect(page.getByRole('textbox', { name: '12 to 13' })).toHaveValue('4 ft 6 in');
  await expect(page.getByRole('button', { name: 'Add an axle' })).toHaveCount(0);
  await expect(
    page
      .getByRole('img', { name: /13 axles/ })
      .or(page.getByText(/13 axles/))
      .first(),
  ).toBeAttached();
  await expect(async () => {
    const { units } = (await callSuccessfully(page, 'GET', `/permits/orders/${id}`)) as Stored;
    expect(units[0]?.axles).toMatchObject({ EF: 54, FG: 54, GH: 180, HI: 54, IJ: 54, JK: 180, KL: 54, LM: 54 });
  }).toPass();
  await page.reload();
  await expect(page.getByRole('textbox', { name: '12 to 13' })).toHaveValue('4 ft 6 in');
  await page.getByText('Axle weights and tires').first().scrollIntoViewIfNeeded();
  await expect(page.getByRole('textbox', { name: 'Axle 13 weight' })).toBeVisible();
});
