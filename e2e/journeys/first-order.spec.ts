import { aCarrier, expect, test } from '../fixtures.ts';
import { findCardFrame } from '../pages/cards.ts';
import { typePlace } from '../pages/trip.ts';
import { fillLength, findLengthField, goNext, paste } from '../pages/wizard.ts';

type Act = (work: Promise<unknown>) => Promise<void>;

const axleWeights = '18,000 / 20,000 / 20,000 / 20,000 / 20,000';
const axleTires = '2 / 4 / 4 / 4 / 4';
const axles = { '1 to 2': [17, 8], '2 to 3': [4, 6], '3 to 4': [39, 2], '4 to 5': [4, 6] } as const;

test('a new carrier orders permits for one unit over four states and pays in at most 45 actions, with lengths pasted from a load sheet @phone', async ({
  page,
}) => {
  test.slow();
  await aCarrier(page);
  await page.goto('/order_list');
  let actions = 0;
  /** One press, or one field. */
  const act: Act = async (work) => {
    actions += 1;
    await work;
  };
  const press = (name: string | RegExp) => act(page.getByRole('button', { name, exact: true }).click());

  await test.step('basic details, with a company added on the way', async () => {
    await act(page.getByRole('main').getByRole('link', { name: 'New order' }).click());
    await act(page.getByLabel('Order title').fill('Press to Chicago'));
    await act(page.getByLabel('Person name').fill('Ann Carrier'));
    await act(page.getByLabel('Phone').fill('7025550142'));
    await press('Add a company here');
    const drawer = page.getByRole('dialog', { name: 'Add company' });
    await act(drawer.getByLabel('USDOT number to verify').fill('9000002'));
    await act(drawer.getByRole('button', { name: 'Verify' }).click());
    await expect(drawer.getByText('Company is verified by usdot number')).toBeVisible();
    await act(drawer.getByRole('button', { name: 'Add company' }).click());
    await expect(page.getByLabel('Usdot number', { exact: true })).toHaveValue('9000002');
    await act(goNext(page, 'Select a State', 'Next Step'));
  });

  await test.step('the trip gives the states', async () => {
    await act(typePlace(page, 'From', 'Dallas, TX'));
    await act(typePlace(page, 'To', 'Chicago, IL'));
    await act(page.getByLabel('Leaving').fill('Dec 7'));
    // At once: Next waits for the states of the trip.
    await act(goNext(page, 'Power Unit Details'));
  });

  await test.step('truck, trailer and load', async () => {
    await press('Add a truck here');
    const truck = page.getByRole('dialog', { name: 'Add truck' });
    await act(truck.getByLabel('Power unit number').fill('104'));
    await act(truck.getByLabel('VIN').fill('1XPWD40X1ED215307'));
    await act(truck.getByLabel('Model').fill('389'));
    await act(truck.getByLabel('Plate number').fill('R104WL'));
    await expect(truck.getByRole('combobox', { name: 'Plate state' })).toHaveValue('Texas');
    await act(truck.getByRole('button', { name: 'Add truck' }).click());
    await expect(page.getByRole('combobox', { name: 'Truck' })).toHaveValue(/^104/);
    await press('Add a trailer here');
    const trailer = page.getByRole('dialog', { name: 'Add trailer' });
    await act(trailer.getByLabel('Internal number').fill('22'));
    await act(trailer.getByLabel('Type').selectOption({ label: 'Removable Goose-Neck (RGN)' }));
    await act(trailer.getByLabel('VIN').fill('13N14820XK1500001'));
    await act(trailer.getByLabel('Plate number').fill('T22WL'));
    await act(trailer.getByLabel('Length').fill('53'));
    await act(trailer.getByRole('button', { name: 'Add trailer' }).click());
    await expect(page.getByRole('combobox', { name: 'Trailer' })).toHaveValue(/^22/);
    await act(page.getByLabel('Load type').selectOption({ label: 'General' }));
    await act(paste(findLengthField(page, 'Width'), [`W 14'6`, `H 15'2`, `L 77'`].join('\t')));
    await act(page.getByRole('checkbox', { name: 'No front or rear overhang' }).check());
    await expect(findLengthField(page, 'Front overhang')).toHaveValue('0 in');
    await expect(findLengthField(page, 'Rear overhang')).toHaveValue('0 in');
    await act(page.getByLabel('Loaded weight').fill('98,000'));
    for (const [gap, [feet, inches]] of Object.entries(axles)) await act(fillLength(page, gap, [feet, inches]));
    await act(page.getByLabel('Axle 1 weight', { exact: true }).fill(axleWeights));
    await act(page.getByLabel('Axle 1 tires', { exact: true }).fill(axleTires));
    await act(goNext(page, 'Permit Selection'));
    await act(goNext(page, 'Summary'));
  });

  await test.step('reviewed and paid with a new card', async () => {
    await act(page.getByRole('checkbox', { name: /^I have reviewed/ }).check());
    await act(goNext(page, 'Payment'));
    await press('PAY');
    const card = findCardFrame(page);
    await act(card.getByLabel('Credit or debit card number').fill('4242 4242 4242 4242'));
    await act(card.getByLabel('Credit or debit card expiration date').fill('12 / 30'));
    await act(card.getByLabel('Credit or debit card CVC/CVV').fill('123'));
    const drawer = page.getByRole('dialog', { name: 'Add new card' });
    await act(drawer.getByRole('button', { name: /^Add card and pay \$[\d,.]+$/ }).click());
    await expect(page.getByRole('heading', { level: 1, name: 'Order details' })).toBeVisible();
  });
  expect(actions).toBeLessThanOrEqual(45);
});
