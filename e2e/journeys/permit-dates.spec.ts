import { aCarrier, anOrderToPay, expect, signIn, test } from '../fixtures.ts';
import { expectAccessible } from '../accessibility.ts';
import { findScript } from '../pages/built.ts';
import { findInBar } from '../pages/drafts.ts';
import { goNext, openPermitCards } from '../pages/wizard.ts';

test('dates can be typed in any common form or picked, and unusual dates get a hint without being refused @phone', async ({
  page,
  browser,
}) => {
  const { email } = await aCarrier(page);
  const { id } = await anOrderToPay(page, ['TX']);
  await page.goto(`/new_order?order=${id}&step=permits`);
  await openPermitCards(page);
  const start = page.getByLabel('Start date');
  const end = page.getByLabel('End date');
  const year = new Date().getFullYear() + 1;

  await test.step('typed', async () => {
    await start.fill(`3/4/${year}`);
    await expect(page.getByText(new RegExp(`day, March 4, ${year}`)).first()).toBeVisible();
    await start.blur();
    await expect(start).toHaveValue(`Mar 4, ${year}`);
    await expect(end).toHaveValue(`Mar 7, ${year}`);
    await end.fill(`12 Mar ${year}`);
    await end.blur();
    await expect(page.getByText('Texas permits are valid for 5 days; this range has 9.')).toBeVisible();
    await expect(page.getByText('$62.00').first()).toBeVisible();
  });

  await test.step('an invalid date stays as typed, on another device too', async () => {
    await end.fill('a week later');
    await end.blur();
    await expect(page.getByText('Not a date.')).toBeVisible();
    await expect(findInBar(page, /^Saved \d/)).toBeVisible();
    const other = await browser.newPage();
    await signIn(other, email);
    await other.goto(`/new_order?order=${id}&step=permits`);
    await openPermitCards(other);
    await expect(other.getByLabel('Start date')).toHaveValue(`Mar 4, ${year}`);
    await expect(other.getByLabel('End date')).toHaveValue('a week later');
    await other.close();
    await end.fill(`3/1/${year}`);
    await page.getByRole('button', { name: 'Next', exact: true }).click();
    await expect(page.getByText('The end date is before the start date.').first()).toBeVisible();
  });

  await test.step('a calendar that cannot be loaded leaves the typing', async () => {
    await page.context().route(`**${findScript('calendars.tsx')}`, (route) => route.abort());
    await page.getByRole('button', { name: 'Pick the first day' }).click();
    await expect(page.getByText('The calendar cannot be loaded right now. Type the date')).toBeVisible();
    await expect(start).toHaveValue(`Mar 4, ${year}`);
    await page.context().unrouteAll();
  });

  await test.step('picked, by keyboard', async () => {
    await page.getByRole('button', { name: 'Pick the first day' }).focus();
    await page.keyboard.press('Enter');
    const calendar = page.getByRole('dialog', { name: 'Start date' });
    await expect(calendar.getByRole('button', { name: /^4 March/ })).toBeFocused();
    await expectAccessible(page, 'the calendar of a permit');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    const last = page.getByRole('dialog', { name: 'End date' });
    await expect(last.getByText(new RegExp(`Start date: .*March 11, ${year}`))).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(last).toBeHidden();
    await expect(page.getByRole('button', { name: 'Pick the first day' })).toBeFocused();
    await expect(start).toHaveValue(`Mar 11, ${year}`);
    await expect(end).toHaveValue(`Mar 12, ${year}`);
  });

  await test.step('a past day is warned about and not refused', async () => {
    await start.fill('11/2/2025');
    await end.fill('11/4/2025');
    await end.blur();
    await expect(page.getByText('These days are in the past.')).toBeVisible();
    await goNext(page, 'Summary');
  });
});
