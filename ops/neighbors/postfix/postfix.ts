// Postfix with greylisting by postgrey, with a configuration, a queue and mailboxes of its own. Customers are at customers.example.
import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../../scripts/child.mjs';
import { freePort } from '../../../scripts/free-port.mjs';
import type { Closers } from '../../faults/machine/closers.ts';
import { makeFolder } from '../beside.ts';
import { startDaemon } from '../daemon.ts';
import { provideFromDebian, runOrThrow } from '../provide.ts';

/** Below the time after which the product tries again. */
const GREY_SECONDS = 5;

/** The files that the guide for one machine uses. */
const guide = path.join(root, 'ops/deploy/one-machine/postfix');
const readGuide = (file: string) => readFileSync(path.join(guide, file), 'utf8');

/** The last setting counts. Unknown mailboxes are refused for good, before greylisting can ask for a later try. */
const settings = (greyPort: number) => `${readGuide('main.cf')}
virtual_mailbox_domains = customers.example
virtual_mailbox_maps = texthash:$config_directory/mailboxes
smtpd_recipient_restrictions = reject_unlisted_recipient, check_policy_service inet:127.0.0.1:${greyPort}
smtpd_tls_security_level = encrypt
smtpd_tls_received_header = yes
`;

/** The certificate of a private authority, which is itself, as a company's own relay has it. */
async function createCertificate(folder: string): Promise<string> {
  const certificate = path.join(folder, 'certificate.pem');
  const named = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  const files = ['-keyout', path.join(folder, 'key.pem'), '-out', certificate];
  await runOrThrow(['openssl', 'req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', ...named, ...files]);
  return certificate;
}

async function startGreylisting(folder: string, closers: Closers): Promise<number> {
  const program = await provideFromDebian('postgrey', '/usr/sbin/postgrey');
  const port = await freePort();
  const store = path.join(folder, 'greylist');
  mkdirSync(store);
  execFileSync('chown', ['postgrey:postgrey', store]);
  const command = [program, `--inet=127.0.0.1:${port}`, `--delay=${GREY_SECONDS}`, `--dbdir=${store}`] as const;
  await startDaemon({ command, port }, closers);
  return port;
}

/** @param mailboxes the names before `@customers.example`. */
export async function startPostfix(mailboxes: readonly string[], closers: Closers) {
  const program = await provideFromDebian('postfix', '/usr/sbin/postfix');
  const folder = makeFolder(closers);
  const mail = path.join(folder, 'mail');
  for (const name of ['mail', 'state', 'queue']) mkdirSync(path.join(folder, name));
  execFileSync('chown', ['nobody', mail]);
  execFileSync('chown', ['postfix', path.join(folder, 'state')]);
  const certificate = await createCertificate(folder);
  const greyPort = await startGreylisting(folder, closers);
  const port = await freePort();
  writeFileSync(path.join(folder, 'main.cf'), settings(greyPort));
  writeFileSync(path.join(folder, 'master.cf'), readGuide('master.cf').replace(':2525 ', `:${port} `));
  const lines = mailboxes.map((name, at) => `${name}@customers.example ${at}/\n`);
  writeFileSync(path.join(folder, 'mailboxes'), lines.join(''));
  await startDaemon({ command: [program, '-c', folder, 'start-fg'], port }, closers);
  return {
    settings: {
      MAIL_PROVIDER: 'smtp',
      SMTP_URL: `smtp://localhost:${port}`,
      MAIL_FROM: 'Wideload <permits@permits.example>',
    },
    certificate,
    /** The mails of each mailbox that has some. */
    readMails(): Record<string, string[]> {
      const filled = new Set(readdirSync(mail));
      return Object.fromEntries(
        mailboxes.flatMap((name, at) => {
          if (!filled.has(String(at))) return [];
          const box = path.join(mail, String(at), 'new');
          return [[name, readdirSync(box).map((file) => readFileSync(path.join(box, file), 'utf8'))]];
        }),
      );
    },
    readLog: () => readFileSync(path.join(folder, 'log'), 'utf8'),
  };
}
