import { setTimeout as pause } from 'node:timers/promises';
import { createClosers } from '../../machine/closers.ts';
import { openMailServer, type MailManner } from '../../providers/mail-server.ts';
import type { Scenario } from '../../scenario.ts';
import { openStage } from '../../stage.ts';
import { expectThat, underTraffic } from '../under-traffic.ts';

const WRONG_MS = 8000;
/** A mail that failed twice waits 20 s, and one that a stopped server had begun waits a minute. */
const SENT_WITHIN_MS = 100_000;

export const mailWrong: Scenario = {
  name: 'mail-wrong',
  done: 'the mail server takes connections and says nothing for 8 s, then answers a web page for 8 s',
  expected: 'orders and payments go on as before, afterwards each mail is sent once',
  isQuick: false,
  async run(machine) {
    const closers = createClosers();
    try {
      const mail = await openMailServer(closers);
      const stage = await openStage(machine, closers, { env: mail.settings });
      const {
        traffic,
        refused,
        pause: longest,
        summary,
      } = await underTraffic(stage, async () => {
        for (const manner of ['silent', 'nonsense'] satisfies MailManner[]) {
          mail.behave(manner);
          await pause(WRONG_MS);
        }
        mail.behave('honest');
      });
      const broken = await stage.findBroken(traffic);
      const database = await stage.openDatabase();
      const until = performance.now() + SENT_WITHIN_MS;
      while ((await database.countUnsentMails()) > 0 && performance.now() < until) await pause(200);
      const unsent = await database.countUnsentMails();
      await database.close();
      const twice = [...mail.mails.values()].filter((times) => times > 1).length;
      return {
        measured: `${summary}; ${mail.mails.size} mails sent, ${twice} twice, ${unsent} left`,
        broken: [
          ...expectThat(refused === 0, `${refused} calls were refused`),
          ...expectThat(longest < WRONG_MS / 2, `Orders paused for ${longest.toFixed(0)} ms`),
          ...expectThat(unsent === 0, `${unsent} mails were not sent`),
          ...expectThat(mail.mails.size > 0, 'No mail was sent'),
          ...expectThat(twice === 0, `${twice} mails were sent twice`),
          ...broken,
        ],
      };
    } finally {
      await closers.closeAll();
    }
  },
};
