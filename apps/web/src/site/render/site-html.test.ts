import { languages, localizePath } from '@wideload/contract/client';
import { HtmlValidate } from 'html-validate';
import { expect, test } from 'vitest';
import { answerCall, articles } from './site-answers.fixture.ts';
import { addresses, listCalls, renderPage } from './site.server.tsx';

const origin = 'https://wideload.example';
/** The rules of the HTML standard, without those of taste. */
const validator = new HtmlValidate({ root: true, extends: ['html-validate:standard'] });

function renderDocument(address: string): string {
  const answers = (listCalls(address) ?? []).map(answerCall);
  const { language, head, body } = renderPage(address, answers, { origin });
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8">${head}</head><body>${body}</body></html>`;
}

async function listFaults(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) => messages.map(({ ruleId, message }) => `${ruleId}: ${message}`));
}

/** The pages of one state stand for those of all. */
const isOfOtherState = (address: string) => address.startsWith('/states/') && !address.startsWith('/states/texas');
const paths = [...addresses(), '/auth', '/states/nowhere', ...articles.map(({ id }) => `/articles/${id}`)].filter(
  (address) => address === '/states/nowhere' || !isOfOtherState(address),
);

test.each(paths.flatMap((address) => languages.map((language) => localizePath(address, language))))(
  'the HTML of %s is valid',
  async (address) => {
    expect(await listFaults(renderDocument(address))).toEqual([]);
  },
);

test('a fault is found', async () => {
  const broken = renderDocument('/').replace('</h1>', '<div>no heading</div></h1>');
  expect(await listFaults(broken)).toEqual([
    'element-permitted-content: <div> element is not permitted as content under <h1>',
  ]);
});
