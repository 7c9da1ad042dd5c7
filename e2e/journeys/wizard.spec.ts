import { aCard, aCarrier, anOrderToPay, callApi, expect, signInAs, test } from '../fixtures.ts';
import { openVehicles } from '../pages/drafts.ts';
import {
  choose,
  fillLength,
  fillUnit,
  legal,
  findLengthField,
  goNext,
  chooseStates,
  openPermitCards,
} from '../pages/wizard.ts';
import { expectAccessible } from '../accessibility.ts';
import { openPart } from '../pages/desk.ts';
import { confirm, openDialog } from '../pages/dialogs.ts';

test('the basic details show the messages of the specification at their fields', async ({ carrierPage: page }) => {
  await page.goto('/new_order');
  await page.getByLabel('Email').fill('');
  await page.getByLabel('Phone').fill('70255501421');
  await page.getByRole('button', { name: 'Next Step' }).click();
  for (const message of [
    'Please input your email!',
    'Max 10',
    'Please input your order name!',
    'Please input your person name!',
    'Select your company!',
    'Usdot number is not verified!',
    'Company name is not verified!',
    'Zip is not verified!',
    'Street is not verified!',
    'Country is not verified!',
    'State is not verified!',
    'City is not verified!',
  ]) {
    await expect(page.getByText(message).first()).toBeVisible();
  }
  await page.getByLabel('Email').fill('nobody');
  await page.getByLabel('Phone').fill('call me');
  await page.getByRole('button', { name: 'Next Step' }).click();
  await expect(page.getByText('Wrong format!', { exact: true }).first()).toBeVisible();
  await expect(page.getByText('Wrong format! (ONLY NUMBERS)').first()).toBeVisible();
  await expect(page.getByLabel('Phone')).toHaveValue('call me');
});

test('a company, a truck and a trailer added from the order are selected in it afterwards', async ({ page }) => {
  test.slow();
  await aCarrier(page);
  await page.goto('/new_order');
  await page.getByLabel('Order title').fill('Tank to Tulsa');
  await page.getByLabel('Person name').fill('Ann Carrier');
  await page.getByLabel('Phone').fill('702-555-0142');
  const company = await openDialog(page, 'Add company');
  await company.getByText('Docket number', { exact: true }).first().click();
  await company.getByLabel('Docket number to verify').fill('MC-900003');
  await company.getByRole('button', { name: 'Verify' }).click();
  await expect(company.getByText('Company is verified by docket number')).toBeVisible();
  await company.getByRole('button', { name: 'Add company' }).click();
  await expect(page).toHaveURL(/\/new_order\?/);
  await expect(page.getByLabel('Usdot number')).toHaveValue('9000003');
  await expect(page.getByLabel('Order title')).toHaveValue('Tank to Tulsa');
  await goNext(page, 'Select a State', 'Next Step');
  await chooseStates(page, ['Ohio']);
  await goNext(page, 'Power Unit Details');
  await fillLength(page, 'Width', [14, 6]);
  const truck = await openDialog(page, 'Add truck');
  await truck.getByLabel('Power unit number').fill('T-7');
  await truck.getByLabel('VIN').fill('1XPWD40X1ED215307');
  await choose(truck.getByRole('combobox', { name: 'Make' }), 'Kenworth');
  await truck.getByLabel('Model').fill('W900');
  await choose(truck.getByRole('combobox', { name: 'Year' }), '2020');
  await truck.getByLabel('Plate number').fill('KS7');
  await choose(truck.getByRole('combobox', { name: 'Plate state' }), 'Kansas');
  await truck.getByRole('button', { name: 'Add truck' }).click();
  await expect(page.getByRole('combobox', { name: 'Truck' })).toHaveValue(/T-7/);
  await expect(findLengthField(page, 'Width')).toHaveValue(`14'6"`);
});

test('for a load within all limits the step does not advance and says why for each state', async ({ page }) => {
  await openVehicles(page, ['TX', 'OH']);
  await fillUnit(page, legal);
  await expect(page.getByText('Legal load').first()).toBeVisible();
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(page.getByText('No permits needed').first()).toBeVisible();
  await expect(page.getByText('Texas: no permit is needed, with each of these within its limit.')).toBeVisible();
  await expect(page.getByText(/^Width 8′6″ of 8′6″ allowed/).first()).toBeVisible();
  await expect(page.getByText(/Ohio: no permit is needed/)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Power Unit Details' })).toBeVisible();
});

test('a state that depends on the kingpin is not called legal, and can be ordered with the open condition @rare', async ({
  page,
}) => {
  await openVehicles(page, ['LA', 'CA']);
  await fillUnit(page, {
    ...legal,
    Length: [75, 0],
    axles: [
      [17, 8],
      [4, 4],
      [45, 0],
      [4, 1],
    ],
  });
  await expect(page.getByRole('status').filter({ hasText: 'It depends' }).first()).toContainText('California: Kingpin');
  const rules = page.getByRole('region', { name: 'What each state will need' });
  await rules.getByText('It depends', { exact: true }).click();
  await expect(rules.getByText(/Enter “Kingpin to rear axle”: up to 40′0″/)).toBeVisible();
  await expect(page.getByText('Legal load', { exact: true })).toHaveCount(0);
  await expectAccessible(page, 'a load that depends');
  await goNext(page, 'Permit Selection');
  await openPermitCards(page);
  await expect(page.getByRole('heading', { name: 'Why it may be needed' })).toBeVisible();
  await expect(
    page.getByText(/up to 40′0″ to rearmost axle is within the limit, and you can drop California from the order/),
  ).toBeVisible();
  await expect(page.getByText(/Louisiana: no permit is needed/)).toBeVisible();
  await expectAccessible(page, 'a permit that may be needed');
});

test('incomplete units block the next step and another unit', async ({ page }) => {
  await openVehicles(page, ['TX']);
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(page.getByText('Please complete all units forms !').first()).toBeVisible();
  await expect(page.getByText('This field is required !').first()).toBeVisible();
  await page.getByRole('button', { name: 'ADD UNIT' }).click();
  await expect(page.getByText('Please complete all fields !').first()).toBeVisible();
  await findLengthField(page, 'Width').fill('wide');
  await findLengthField(page, 'Width').blur();
  await expect(page.getByText('Only numeric characters').first()).toBeVisible();
});

test('a draft resumes on another device at its step with everything typed, including text that is not a number yet @rare', async ({
  page,
  browser,
}) => {
  const { email, id } = await openVehicles(page, ['TX', 'OK']);
  await choose(page.getByRole('combobox', { name: 'Truck' }), '104');
  await fillLength(page, 'Width', [14, 6]);
  await findLengthField(page, 'Height').fill('fifteen');
  await page.getByLabel('Loaded weight').fill('111,');
  await expect(page.getByText(/^Saved \d/)).toBeVisible();

  const other = await (await browser.newContext()).newPage();
  await signInAs(other, email);
  await other.getByRole('link', { name: /^Continue.* at Vehicles/ }).click();
  await expect(other).toHaveURL(new RegExp(`order=${id}`));
  await expect(other.getByRole('heading', { level: 1, name: 'Power Unit Details' })).toBeVisible();
  await expect(other.getByRole('combobox', { name: 'Truck' })).toHaveValue(/104/);
  await expect(findLengthField(other, 'Width')).toHaveValue(`14'6"`);
  await expect(findLengthField(other, 'Height')).toHaveValue('fifteen');
  await expect(other.getByLabel('Loaded weight')).toHaveValue(/^111,?$/);
  await other.context().close();
});

test('a truck, trailer and company deleted from their lists stay in the order', async ({ carrierPage: page }) => {
  const order = await anOrderToPay(page, ['OH']);
  for (const kind of ['trucks', 'trailers', 'companies']) {
    const { body } = await callApi(page, 'GET', `/${kind}`);
    const [first] = body['items'] as { _id: string }[];
    expect((await callApi(page, 'DELETE', `/${kind}/${first?._id ?? ''}`)).status).toBe(200);
  }
  await page.goto(`/order_list/order?orderId=${order.id}`);
  await expect(page.getByText('Sandbox Lowboy Transport Inc').first()).toBeVisible();
  await openPart(page, 'Unit 1');
  await expect(page.getByText(/Peterbilt/).first()).toBeVisible();
  await page.goto(`/new_order?order=${order.id}&step=payment`);
  await expect(page.getByRole('button', { name: 'PAY', exact: true })).toBeVisible();
});

test('Next lands at the top of the next step; the review box and PAY are in sight wherever the page is scrolled @phone', async ({
  carrierPage: page,
}) => {
  const order = await anOrderToPay(page, ['TX', 'OK']);
  await aCard(page, 'pm_card_visa');
  await page.goto(`/new_order?order=${order.id}&step=jurisdiction`);
  const next = page.getByRole('button', { name: 'Next', exact: true });
  await expect(page.getByRole('heading', { level: 1, name: 'Select a State' })).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await next.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Power Unit Details' })).toBeInViewport();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goto(`/new_order?order=${order.id}&step=summary`);
  const review = page.getByText('I have reviewed all the information pertaining to this order');
  await expect(page.getByRole('heading', { level: 2, name: 'Review' })).toBeAttached();
  await expect(review).toBeInViewport({ ratio: 1 });
  await page.getByRole('button', { name: 'Information about order' }).scrollIntoViewIfNeeded();
  await expect(review).toBeInViewport({ ratio: 1 });
  await page.goto(`/new_order?order=${order.id}&step=payment`);
  const pay = page.getByRole('button', { name: 'PAY', exact: true });
  await expect(page.getByRole('radio', { name: /ending in 4242/ })).toBeVisible();
  await expect(pay).toBeInViewport({ ratio: 1 });
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await expect(pay).toBeInViewport({ ratio: 1 });
});

test('the payment step can be reached only through the review and its terms', async ({ carrierPage: page }) => {
  const order = await anOrderToPay(page, ['OH']);
  await page.goto(`/new_order?order=${order.id}&step=summary`);
  await page.getByRole('checkbox', { name: 'I have reviewed all the information pertaining to this order' }).uncheck();
  const forward = page.getByRole('button', { name: 'Next', exact: true });
  await expect(forward).toHaveAttribute('aria-disabled', 'true');
  await forward.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Summary' })).toBeVisible();
  await page.getByRole('button', { name: 'Information about order' }).click();
  await expect(page.getByRole('dialog', { name: 'Information about order' }).getByRole('listitem')).toHaveCount(6);
});

test('a draft is deleted from the list after a question', async ({ carrierPage: page }) => {
  await anOrderToPay(page, ['OH']);
  await page.goto('/order_list');
  await confirm(page, /^Delete/, { answer: /^Delete/ });
  await expect(page.getByText('No orders yet')).toBeVisible();
});
