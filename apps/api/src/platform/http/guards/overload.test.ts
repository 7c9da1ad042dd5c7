import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { installProblems } from '../problem-answer.ts';
import { refuseUnderOverload } from './overload.ts';

type Request = { method?: 'GET' | 'POST'; url?: string };

/** A server whose work is done when the test says so. */
function openServer() {
  let time = 0;
  const undone: (() => void)[] = [];
  const work = () => new Promise<string>((resolve) => undone.push(() => resolve('done')));
  const app = Fastify();
  installProblems(app);
  refuseUnderOverload(app, () => time);
  app.get('/work', work);
  app.post('/work', work);
  app.get('/poll', { config: { exception: 'A test.', shed: 'first' } }, work);
  app.post('/pay', { config: { exception: 'A test.', shed: 'never' } }, work);
  app.get('/quick', () => 'done');
  const ask = ({ method = 'GET', url = '/work' }: Request = {}) =>
    app.inject({ method, url, ...(method === 'POST' && { body: {} }) });
  return {
    ask,
    pass: (ms: number) => void (time += ms),
    /** Until the server works on them all. */
    async begin(count: number, request: Request = {}) {
      const [all, answers] = [undone.length + count, Array.from({ length: count }, () => ask(request))];
      await expect.poll(() => undone.length).toBe(all);
      return answers;
    },
    finish: (count: number) => undone.splice(0, count).forEach((done) => done()),
  };
}

test('a request beyond the limit is refused at once with the time to wait, and taken again once others are done', async () => {
  const server = openServer();
  const answers = await server.begin(50);
  const refused = await server.ask();
  expect([refused.statusCode, refused.json().code, refused.headers['retry-after']]).toEqual([
    503,
    'server.unavailable',
    '3',
  ]);
  expect((await server.ask({ method: 'POST' })).statusCode).toBe(503);

  server.finish(1);
  await answers[0];
  answers.push(...(await server.begin(1)));
  server.finish(50);
  for (const answer of await Promise.all(answers)) expect(answer.statusCode).toBe(200);
});

test('polls are refused at half of the limit, and what may never be shed is neither refused nor counted', async () => {
  const server = openServer();
  const answers = await server.begin(25);
  expect((await server.ask({ url: '/poll' })).statusCode).toBe(503);
  answers.push(...(await server.begin(60, { method: 'POST', url: '/pay' })));
  answers.push(...(await server.begin(25)));
  expect((await server.ask()).statusCode).toBe(503);
  answers.push(...(await server.begin(1, { method: 'POST', url: '/pay' })));
  server.finish(111);
  for (const answer of await Promise.all(answers)) expect(answer.statusCode).toBe(200);
});

test('a server that finishes 400 requests a second works on 200 at once, and on 50 again once it is slow', async () => {
  const server = openServer();
  for (let count = 0; count < 200; count += 1) await server.ask({ url: '/quick' });
  server.pass(500);
  const answers = await server.begin(200);
  expect((await server.ask()).statusCode).toBe(503);
  server.finish(151);
  await Promise.all(answers.slice(0, 151));
  server.pass(60_000);
  answers.push(...(await server.begin(1)));
  expect((await server.ask()).statusCode).toBe(503);
  server.finish(50);
  for (const answer of await Promise.all(answers)) expect(answer.statusCode).toBe(200);
});
