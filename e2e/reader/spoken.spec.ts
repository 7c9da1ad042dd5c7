import { expect } from '@playwright/test';
import { aCard, aCarrier, aFleet, anAdmin, anOrderToPay, callSuccessfully, payOrder } from '../fixtures.ts';
import { test } from './listener.ts';

type Scene = {
  title: string;
  act: () => Promise<void> | void;
  /** Each is said once, and in this order. Orca says more around them: where the focus was, and what kind a thing is. */
  said: readonly string[];
};

const toTable = (scenes: readonly Scene[]) => `# What a screen reader says

Orca says these in Firefox ESR, both of Debian, each sentence once and in this order. \`npm run ops -- reader\` listens to it and compares;
\`npm run e2e -- --reader --update-snapshots\` writes this page. Between them Orca says where the focus was and what kind a thing
is, in words of its own.

| when | what is said |
|---|---|
${scenes.map(({ title, said }) => `| ${title} | ${said.join(' · ')} |`).join('\n')}
`;

/** How often the words were said, and where first. */
function look(heard: readonly string[], words: string): { count: number; first: number } {
  const places = heard.flatMap((line, index) => (line.includes(words) ? [index] : []));
  return { count: places.length, first: places[0] ?? -1 };
}

test('sign-in, errors, a step, a verdict, a declined card, a toast and a queue row are said once and in order', async ({
  listener,
  page,
  browser,
}) => {
  test.setTimeout(900_000);
  const { reader, arrive, focus, press, signIn } = listener;
  const { email } = await aCarrier(page);
  const fleet = await aFleet(page);
  const { id } = await anOrderToPay(page, ['OH'], { fleet });
  const { _id: withoutStates } = await callSuccessfully(page, 'POST', '/permits/orders', {
    customer: { email, phone: '7025550142', personName: 'Ann Carrier' },
    title: 'Press to Wichita',
    company: fleet.company,
    step: 2,
  });
  await aCard(page, 'pm_card_sandbox_insufficientFunds');
  const admin = await (await browser.newContext()).newPage();
  await anAdmin(admin);

  const scenes: (Scene & { before?: () => Promise<void> })[] = [
    {
      title: 'Tab in the sign-in',
      before: () => arrive('/auth', ['Email']),
      act: () => press('Tab', 'Tab'),
      said: ['Password password text', 'Show password push button'],
    },
    {
      title: 'Sign In is pressed with empty fields',
      before: () => arrive('/auth', ['Email']),
      act: () => press('Return'),
      said: ['There is a problem', 'Please input your email!  bullet  Please input your password!'],
    },
    {
      title: 'Send is pressed in the empty form of the landing page',
      before: async () => {
        await arrive('/');
        await reader.hear(() => focus(`document.querySelector('#contact [type=submit]')`), [' push button']);
      },
      act: () => press('Return'),
      said: ['There is a problem', 'Please input your name! Please input your email! Please input your message!'],
    },
    {
      title: 'Next is pressed while no state is selected',
      before: async () => {
        await signIn(page);
        await arrive(`/new_order?order=${String(withoutStates)}&step=jurisdiction`);
        await reader.hear(
          () => focus(`document.querySelector('form[novalidate] [type=submit]')`),
          ['Next push button'],
        );
      },
      act: () => press('Return'),
      said: ['There is a problem', 'Please select one state'],
    },
    {
      title: 'A width is typed into the check of a load',
      before: async () => {
        await arrive('/check-your-load?load=1.TX.w174');
        await reader.hear(
          () => focus(`document.querySelector('[id^=width], [aria-label=Width] input, input[name=width]')`),
          ['Width'],
        );
      },
      act: async () => {
        await press('ctrl+a');
        reader.type(`16'0`);
        await press('Tab');
      },
      said: ['7′6′′ wider than the limits in Texas.'],
    },
    {
      title: 'PAY is pressed, and the bank declines',
      before: async () => {
        await signIn(page);
        await arrive(`/new_order?order=${id}&step=payment`);
      },
      act: async () => {
        const pay = `[...document.querySelectorAll('button')].find((one) => one.textContent === 'PAY')`;
        await reader.hear(() => focus(pay), ['PAY push button']);
        await press('Return');
      },
      // The message of the page is an alert; the toast is for who looks elsewhere.
      said: ['PAY push button', 'PAYMENT REQUEST FAILED', 'Insufficient funds'],
    },
    {
      title: 'A payment arrives while another page is open',
      before: () => arrive('/trucks'),
      act: () => payOrder(page, id),
      said: ['Payment received. Status: pending'],
    },
    {
      title: 'Tab in a row of the work queue',
      before: async () => {
        await signIn(admin);
        await arrive(`/permits/queue?search=${encodeURIComponent(email)}`);
      },
      act: async () => {
        await reader.hear(() => focus(`document.querySelector('tbody a')`), ['Waiting orders', 'row header']);
        await press('Tab');
      },
      said: ['Waiting orders', 'row header', 'Held by column header', 'Claim order'],
    },
  ];
  for (const { title, before, act, said } of scenes)
    await test.step(title, async () => {
      await before?.();
      const heard = await reader.hear(act, said);
      const found = said.map((words) => look(heard, words));
      expect
        .soft(
          found.map(({ count }) => count),
          `${title}: each is said once in: ${heard.join(' · ')}`,
        )
        .toEqual(said.map(() => 1));
      const order = found.map(({ first }) => first);
      expect
        .soft(order, `${title}: in order: ${heard.join(' · ')}`)
        .toEqual(order.toSorted((one, other) => one - other));
    });
  expect(toTable(scenes)).toMatchSnapshot('spoken.md');
});
