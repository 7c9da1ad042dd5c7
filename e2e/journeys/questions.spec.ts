import type { Page } from '@playwright/test';
import { expectAccessible } from '../accessibility.ts';
import { callSuccessfully, expect, findMail, test, aPaidOrder } from '../fixtures.ts';
import { aPdf } from '../uploads/pdf.ts';

const findButton = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const findQuestions = (page: Page) => page.getByRole('region', { name: 'Questions', exact: true });

test(
  'a clerk asks, the carrier answers with a file from the link of the mail, and the clerk reads it and withdraws another question',
  { tag: '@phone' },
  async ({ carrierPage: page, adminPage: admin }) => {
    const { id, number } = await aPaidOrder(page, ['TX', 'OK']);
    const { permits } = await callSuccessfully(page, 'GET', `/permits/orders/${id}`);

    await admin.goto(`/users/orders/order?orderId=${id}`);
    const clerk = findQuestions(admin);
    // Enabled once the questions are loaded, and a key does not wait for that.
    await expect(findButton(admin, 'Ask the carrier')).toBeEnabled();
    await findButton(admin, 'Ask the carrier').press('Enter');
    await expect(clerk.getByLabel('Question to the carrier')).toBeFocused();
    await findButton(admin, 'Send').click();
    await expect(clerk.getByText('Please input your message!')).toBeVisible();
    await clerk.getByLabel('Question to the carrier').fill('What is the registered weight of truck 104?');
    await findButton(admin, 'Send').click();
    await expect(clerk.getByText('This order waits for the carrier')).toBeVisible();
    await expect(findButton(admin, 'Ask the carrier')).toBeFocused();
    // A target that the bar at the top covers in part is measured as too small.
    await admin.evaluate(() => window.scrollTo(0, 0));
    await expectAccessible(admin, 'a question of a clerk');

    const mail = await findMail(page, 'dispatch@test.example', new RegExp(`^Order ${number}: we have a question$`));
    const [link = ''] = /http\S+#questions/.exec(mail.text) ?? [];
    await page.goto(new URL(link).pathname + new URL(link).search + new URL(link).hash);
    const carrier = findQuestions(page);
    await expect(carrier.getByLabel('Your answer')).toBeInViewport();
    await expect(page.getByText('We have a question for you')).toBeVisible();
    await carrier.getByLabel('Your answer').fill('80,000 lb, see its registration.');
    const files = carrier.getByLabel('Files');
    await files.setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('x') });
    await expect(carrier.getByText('notes.txt is neither a PDF nor a picture.')).toBeVisible();
    await findButton(page, 'Remove notes.txt').click();
    const registration = { name: 'registration.pdf', mimeType: 'application/pdf' };
    await files.setInputFiles({ ...registration, buffer: Buffer.from('%PDF-1.4 no end') });
    await findButton(page, 'Send answer').click();
    await expect(carrier.getByRole('alert')).toContainText('This PDF is cut off: its end is missing.');
    await expect(carrier.getByLabel('Your answer')).toHaveValue('80,000 lb, see its registration.');
    await findButton(page, 'Remove registration.pdf').click();
    await files.setInputFiles({ ...registration, buffer: aPdf('Truck 104') });
    await expectAccessible(page, 'an answer of a carrier');
    await findButton(page, 'Send answer').click();
    await expect(carrier.getByText('Answered', { exact: true })).toBeVisible();
    await expect(page.getByText('We have a question for you')).toBeHidden();
    await expect(findButton(page, 'Write to us about this order')).toBeFocused();

    await findMail(page, 'admin@wideload.example', new RegExp(`^Order ${number}: the carrier replied$`));
    await admin.reload();
    await expect(clerk.getByText('80,000 lb, see its registration.')).toBeVisible();
    const [saved] = await Promise.all([
      admin.waitForEvent('download'),
      findButton(admin, 'registration.pdf, download').click(),
    ]);
    expect(saved.suggestedFilename()).toBe('registration.pdf');
    await findButton(admin, 'Mark as read').click();
    await expect(findButton(admin, 'Mark as read')).toBeHidden();

    await findButton(admin, 'Ask the carrier').click();
    await clerk.getByLabel('Question to the carrier').fill('Which plate?');
    await findButton(admin, 'Send').click();
    await findButton(admin, 'Withdraw the question: Which plate?').click();
    await expect(clerk.getByText('This order waits for the carrier')).toBeHidden();
    await expect(clerk.getByText('Withdrawn', { exact: true })).toBeVisible();
    await findMail(page, 'dispatch@test.example', new RegExp(`^Order ${number}: no need to answer our question$`));

    // Both refusals are one mail, which goes out before that of the decision.
    for (const { _id } of permits as { _id: string }[]) {
      const refusal = { from: 'requested', status: 'refused', reason: 'The bridge is closed to wide loads.' };
      await callSuccessfully(admin, 'PUT', `/permits/admin/permits/${_id}`, refusal);
    }
    const rejection = { status: 'rejected', from: 'pending', comment: 'There is no other way.' };
    await callSuccessfully(admin, 'PUT', `/permits/admin/orders/${id}`, rejection);
    const digest = await findMail(page, 'dispatch@test.example', new RegExp(`^Order ${number}: 2 permits: 2 refused$`));
    expect(digest.text).toContain(`/order_list/order?orderId=${id}`);
    await page.goto('/order_list');
    await expect(page.getByText('Rejected: There is no other way.')).toBeVisible();
    await expect(page.getByText('Texas refused: The bridge is closed to wide loads.')).toBeVisible();
    await expect(page.getByText('Texas: Refused')).toBeAttached();
    await page.goto(`/order_list/order?orderId=${id}`);
    const reason = page.getByRole('status').filter({ hasText: 'Why it was rejected' });
    await expect(reason).toContainText('There is no other way.');
    await expect(reason).toBeInViewport();
  },
);
