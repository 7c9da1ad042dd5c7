import type { Page } from '@playwright/test';
import { callApi, expect, callSuccessfully, test } from '../fixtures.ts';
import { expectAccessible, expectUsableAt768 } from '../accessibility.ts';
import { confirm, findProblems, openDialog } from '../pages/dialogs.ts';

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=',
  'base64',
);

let count = 0;
/** Contains letters, because a long number could look like a card number. */
function newTitle(): string {
  count += 1;
  return `Escorts ${process.pid.toString(36)}x${Date.now().toString(36)}x${count}`;
}

const findTextBox = (page: Page) => page.getByRole('textbox', { name: 'Text', exact: true });
const findTool = (page: Page, name: string) =>
  page.getByRole('toolbar', { name: 'Formatting' }).getByRole('button', { name, exact: true });

/** Pastes HTML from another program. */
async function paste(page: Page, html: string): Promise<void> {
  await findTextBox(page).evaluate((element, text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', text);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, html);
}

async function visit(page: Page, path: string) {
  return page.request.get(`/api${path}`);
}

async function findPublished(page: Page, title: string) {
  const { items }: { items: { id: string; title: string }[] } = await (
    await visit(page, '/articles?pageSize=50')
  ).json();
  return items.find((article) => article.title === title);
}

test('an article can be written, previewed, published, read by a visitor, unpublished and deleted', async ({
  adminPage: page,
}) => {
  const title = newTitle();
  await page.goto('/blog');
  await expect(page.getByRole('heading', { level: 1, name: 'Blog' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'How escorts work' })).toBeVisible();
  await expectAccessible(page, 'blog');
  await expectUsableAt768(page, 'blog');
  await page.getByRole('link', { name: 'New article' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'New article' })).toBeVisible();
  await expectUsableAt768(page, 'article');
  await page.getByRole('button', { name: 'Save' }).click();
  await page
    .getByRole('group', { name: 'There is a problem' })
    .getByRole('link', { name: 'Please input a title!' })
    .click();
  await expect(page.getByLabel('Title')).toBeFocused();
  await page.keyboard.type(title);

  await findTextBox(page).click();
  await findTool(page, 'Heading').click();
  await expect(findTool(page, 'Heading')).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.type('Ahead of the load');
  await page.keyboard.press('Enter');
  await page.keyboard.type('An escort ');
  await page.keyboard.press('Control+b');
  await expect(findTool(page, 'Bold')).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.type('warns');
  await page.keyboard.press('Control+b');
  await page.keyboard.type(' others. See the manual');
  await page.keyboard.press('Control+Shift+ArrowLeft');
  await expect.poll(() => page.evaluate(() => getSelection()?.toString())).toBe('manual');
  // The browser tells the editor of a selection before it draws the next frame.
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  await page.keyboard.press('Control+k');
  const link = page.getByRole('dialog', { name: 'Link' });
  await link.getByLabel('Address').fill('javascript:alert(1)');
  await link.getByRole('button', { name: 'Set link' }).click();
  await expect(link.getByText('Type a web address that begins with https:// or an e-mail address.')).toBeVisible();
  await expectAccessible(page, 'link');
  await link.getByLabel('Address').fill('example.com/manual');
  await page.keyboard.press('Enter');
  await expect(link).toBeHidden();
  await expect(findTextBox(page).getByRole('link', { name: 'manual' })).toHaveAttribute(
    'href',
    'https://example.com/manual',
  );
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await paste(
    page,
    '<style>p{color:red}</style><p class="MsoNormal" style="margin:0">Pasted <span style="color:red">clean</span><o:p></o:p></p><script>alert(1)</script>',
  );
  await findTool(page, 'Bullet list').click();
  await findTool(page, 'Undo').click();
  await findTool(page, 'Redo').click();
  await expect(findTextBox(page).getByRole('listitem')).toHaveText('Pasted clean');

  const file = page.getByLabel('Feature image file');
  await file.setInputFiles({ name: 'plan.pdf', mimeType: 'application/pdf', buffer: png });
  await expect(page.getByText('Choose a PNG, JPEG or WebP picture.').last()).toBeVisible();
  await file.setInputFiles({ name: 'cut.png', mimeType: 'image/png', buffer: png.subarray(0, 40) });
  await page.getByRole('button', { name: 'Save' }).click();
  const refusal = 'This file is not a complete PNG, JPEG or WebP picture. Choose another one.';
  await expect(findProblems(page).getByRole('link', { name: refusal })).toBeVisible();
  await file.setInputFiles({ name: 'wide.png', mimeType: 'image/png', buffer: png });
  await page.getByLabel('Description of the image').fill('A wide load');
  await expectAccessible(page, 'article');

  await page.getByRole('button', { name: 'Publish' }).click();
  const missing = 'Please input a description: lists and search engines show it.';
  await expect(findProblems(page).getByRole('link', { name: missing })).toBeVisible();
  await page.getByLabel('Description', { exact: true }).fill('Who drives ahead, and when.');
  const preview = await openDialog(page, 'Preview');
  await expect(preview.getByRole('heading', { name: title })).toBeVisible();
  await expect(preview.getByRole('heading', { name: 'Ahead of the load' })).toBeVisible();
  await expect(preview.getByRole('img', { name: 'A wide load' })).toBeVisible();
  await expectAccessible(page, 'preview');
  await preview.getByRole('button', { name: 'Close' }).click();
  expect(await findPublished(page, title)).toBeUndefined();
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByRole('button', { name: 'Unpublish' })).toBeVisible();

  const published = await findPublished(page, title);
  const path = `/articles/${published?.id}`;
  const article = await (await visit(page, path)).json();
  expect(article).toMatchObject({
    title,
    description: 'Who drives ahead, and when.',
    feature_image_alt: 'A wide load',
  });
  expect(article.html).toBe(
    '<h2>Ahead of the load</h2><p>An escort <strong>warns</strong> others. See the <a href="https://example.com/manual" rel="noopener noreferrer">manual</a></p>' +
      '<ul><li><p>Pasted clean</p></li></ul>',
  );
  expect((await page.request.get(article.feature_image)).headers()['content-type']).toBe('image/png');

  await page.getByRole('button', { name: 'Unpublish' }).click();
  await expect(page.getByRole('button', { name: 'Publish', exact: true })).toBeVisible();
  expect((await visit(page, path)).status()).toBe(404);
  await confirm(page, 'Delete', { title: 'Delete article?', answer: 'Delete article' });
  await expect(page.getByRole('heading', { level: 1, name: 'Blog' })).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search by title' }).fill(title);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'No matching articles' })).toBeVisible();
});

test('typed text survives leaving, a reload and another admin’s save', async ({ adminPage: page }) => {
  const title = newTitle();
  await page.goto('/blog');
  const { id } = await callSuccessfully(page, 'POST', '/articles', { title, html: '<p>Begun.</p>' });
  await page.getByRole('searchbox', { name: 'Search by title' }).fill(title);
  await page.keyboard.press('Enter');
  await page.getByRole('group', { name: 'Filter by status' }).getByRole('button', { name: 'Draft' }).click();
  await page.getByRole('link', { name: title }).click();
  await expect(findTextBox(page)).toHaveText('Begun.');
  await findTextBox(page).click();
  await page.keyboard.press('End');
  await page.keyboard.type(' Mine.');
  await expect(page.getByText('Unsaved changes')).toBeVisible();

  await page.getByRole('link', { name: 'Back to the blog' }).click();
  const question = page.getByRole('dialog', { name: 'Discard your unsaved changes?' });
  await expectAccessible(page, 'question before leaving');
  await question.getByRole('button', { name: 'Keep writing' }).click();
  await expect(findTextBox(page)).toHaveText('Begun. Mine.');

  // The device stores the copy as soon as typing pauses.
  await page.waitForFunction(() => JSON.stringify(localStorage).includes('Begun. Mine.'));
  await page.reload();
  await expect(page.getByText('This device kept your unsaved changes')).toBeVisible();
  await expect(findTextBox(page)).toHaveText('Begun. Mine.');

  await callSuccessfully(page, 'PUT', `/articles/${String(id)}`, { title, html: '<p>Theirs.</p>', version: 1 });
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(
    page.getByText('This article was changed elsewhere since you opened it. Nothing was overwritten.'),
  ).toBeVisible();
  await expect(findTextBox(page)).toHaveText('Begun. Mine.');
  await expectAccessible(page, 'stale article');
  await page.getByRole('button', { name: 'Save mine over it' }).click();
  await expect(page.getByText(/^Saved \d/)).toBeVisible();
  const { body } = await callApi(page, 'GET', `/articles/admin/${String(id)}`);
  expect(body).toMatchObject({ html: '<p>Begun. Mine.</p>', version: 3 });

  await callSuccessfully(page, 'PUT', `/articles/${String(id)}`, { title, html: '<p>Theirs.</p>', version: 3 });
  await page.getByLabel('Title').fill(`${title}!`);
  await page.getByRole('button', { name: 'Publish' }).click();
  await page.getByRole('button', { name: 'Discard mine and show the saved one' }).click();
  await expect(findTextBox(page)).toHaveText('Theirs.');
  await expect(page.getByLabel('Title')).toHaveValue(title);
});

test('a translation is written beside its original, and the two pages link to each other', async ({
  adminPage: page,
}) => {
  const [title, spanishTitle] = [newTitle(), newTitle()];
  const text = { title, description: 'Who drives ahead.', html: '<p>Escorts warn.</p>' };
  const { id, version } = await callSuccessfully(page, 'POST', '/articles', text);
  await callSuccessfully(page, 'PUT', `/articles/${String(id)}/publish`, { version });

  await page.goto('/blog/article');
  await page.getByLabel('Title').fill(spanishTitle);
  const original = page.getByRole('combobox', { name: 'Translation of' });
  await original.fill(title);
  await expect(page.getByText('No original matches.')).toBeVisible();
  await page.getByLabel('Language').selectOption('Spanish');
  await original.fill(title);
  await page.getByRole('option', { name: title }).click();
  await expect(original).toHaveValue(title);
  await page.getByLabel('Description', { exact: true }).fill('Quién va adelante.');
  await findTextBox(page).click();
  await page.keyboard.type('Las escoltas avisan.');
  await expectAccessible(page, 'translation');
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByRole('button', { name: 'Unpublish' })).toBeVisible();

  await page.getByRole('link', { name: 'Back to the blog' }).click();
  const row = page.getByRole('row').filter({ has: page.getByRole('link', { name: spanishTitle }) });
  await expect(row).toContainText(`Spanish, translation of “${title}”`);

  await page.goto(`/articles/${String(id)}`);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Español' }).click();
  await expect(page.getByRole('heading', { level: 1, name: spanishTitle })).toBeVisible();
  await expect(page.getByText('Traducido del inglés')).toBeVisible();
  await page.getByRole('link', { name: 'Leer el original' }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
});
