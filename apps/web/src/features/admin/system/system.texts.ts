import type { SystemTrouble } from '@wideload/contract/client';

export const system = 'System';
export const intro = 'Queues, jobs and providers of this installation. The page refreshes itself every 15 seconds.';
export const loading = 'Loading the state of the system';
export const allWell = 'Everything works';
export const needsYou = (count: number) => (count === 1 ? '1 thing needs attention' : `${count} things need attention`);
export const readAt = (time: string) => `As of ${time}`;
export const works = 'Works';
export const attention = 'Needs attention';
export const part = 'Part';
export const state = 'State';
export const figure = 'Now';
export const meaning = 'What it means';
export const never = 'Never';
export const version = (version: string) => `Version ${version}`;

export const payments = 'Card payments';
export const paymentsMeaning = 'People can pay. After a start, PAY waits until the provider’s events were read.';
export const providers = {
  sandbox: 'Sandbox: test cards only',
  stripeTest: 'Stripe, test mode',
  stripeLive: 'Stripe, live',
} as const;
export const reconciler = 'Payment reconciler';
export const reconcilerMeaning = 'Settles payments that a crash or a lost answer left open. It runs every 15 seconds.';
export const events = 'Provider’s events';
export const eventsMeaning = 'Finds what webhooks missed. The list is read every hour.';
export const alerts = 'Payment alerts';
export const alertsMeaning = 'Payment problems that a person has to resolve.';
export const openAlerts = (count: number) => (count === 0 ? 'None open' : `${count} open`);
export const queue = 'Mail queue';
export const queueMeaning =
  'Mails that wait to be sent. A refused mail is tried for two days, one with a code or a link until that expires, after ten minutes.';
export const waiting = (count: number) =>
  count === 0 ? 'Empty' : count === 1 ? '1 mail waits' : `${count} mails wait`;
export const retrying = (count: number) => `${count} after a failed try`;
export const lastReason = (reason: string) => `The newest reason: ${reason}`;
export const oldest = (age: string) => `the oldest due ${age}`;
export const senders = { folder: 'kept as files, not sent', smtp: 'sent by SMTP' } as const;
export const failedMails = 'Failed mails';
export const failedMeaning =
  'Mails that are not tried again. They are listed below with the reason. Expired codes and links are not counted.';
export const failedCount = (count: number) => (count === 0 ? 'None' : String(count));
export const textQueue = 'Text messages';
export const textQueueMeaning =
  'Texts to drivers and others without an account. A refused text is tried for two days, and holds up no mail.';
export const textsWaiting = (count: number) =>
  count === 0 ? 'None wait' : count === 1 ? '1 text waits' : `${count} texts wait`;
export const textSenders = {
  none: 'not set up: mails alone',
  folder: 'kept as files, not sent',
  twilio: 'sent by Twilio',
} as const;
export const failedTexts = 'Failed texts';
export const failedTextsMeaning =
  'Of the last thirty days, with those whose number wants no more. The carrier reads on the order’s page what did not arrive, and why.';
export const webhooks = 'Webhooks of customers';
export const webhooksMeaning =
  'Events that wait for programs of customers. A program that does not answer is tried for three days, and holds up no other.';
export const eventsWaiting = (count: number) =>
  count === 0 ? 'None wait' : count === 1 ? '1 event waits' : `${count} events wait`;
export const oldestEvent = (age: string) => `the oldest from ${age}`;
export const furthestBehind = (host: string, count: number) => `furthest behind: ${host} with ${count}`;
export const lostEvents = 'Events given up';
export const lostEventsMeaning =
  'Of the last thirty days, after three days of tries. The customer sends them again from the page Programs.';
export const papers = 'PDFs of states';
export const papersMeaning = 'PDFs that wait to be read or joined. Two are worked on at once.';
export const papersWaiting = (count: number) =>
  count === 0 ? 'None wait' : count === 1 ? '1 PDF waits' : `${count} PDFs wait`;
export const backup = 'Last backup';
export const backupMeaning = 'The last complete run of npm run backup. Orders after it would be lost with the disk.';
export const disk = 'Disk';
export const diskMeaning = 'Room for the database, stored files and the log.';
export const free = (gigabytes: string) => `${gigabytes} GB free`;
export const documents = 'Stored files';
export const documentsMeaning = 'Issued permits, pictures and files of messages.';
export const stores = { folder: 'A folder of this machine', s3: 'An S3 bucket' } as const;
export const scanner = 'Virus scanner';
export const scannerMeaning = 'Looks into each uploaded file before it is stored.';
export const scanners = { none: 'None: uploaded files are not scanned', clamd: 'ClamAV' } as const;
export const blog = 'Articles';
export const blogMeaning = 'Where the public articles come from.';
export const blogs = { database: 'Written here', ghost: 'Ghost' } as const;
export const auditKey = 'Audit log key';
export const auditKeyMeaning = 'Fingerprint of the public key that checks signed files of the audit log.';
export const downloadAuditKey = 'Download the public key of the audit log';
export const uptime = 'Process';
export const uptimeMeaning = 'The server that answered this page. It starts again after a release or a crash.';
export const started = (age: string) => `Started ${age}`;

export const whatToDo: Readonly<Record<SystemTrouble, string>> = {
  'payments-closed':
    'Wait a minute. If it stays, the provider’s events cannot be read: look in the log for provider.failed.',
  'reconcile-late': 'Look in the log for background.failed with the task payments.reconcile, and restart the server.',
  'events-late': 'Look in the log for provider.failed, and at the provider’s status page.',
  'alerts-open': 'Open the dashboard and deal with each alert.',
  'mail-stalled':
    'A mail has been due for over five minutes. Look in the log for background.failed, and restart the server: no mail is lost.',
  'mail-retrying': 'The mail server refuses mails. Check SMTP_URL and the mail server.',
  'mail-failed': 'Read the reason below, fix it, and try the mail again.',
  'text-stalled':
    'A text has been due for over five minutes. Look in the log for background.failed, and restart the server: no text is lost.',
  'text-retrying':
    'The provider of texts refuses them. Check the settings TWILIO_… and the account there. Mails go on.',
  'backup-late': 'Run npm run backup now, and check the timer that should run it every night.',
  'disk-low': 'Make room. On a full disk nothing is saved until there is room again.',
  'documents-down': 'Check the folder or the bucket. Orders and payments go on without it.',
  'scanner-down': 'Start clamd, or check CLAMD_URL. Until it answers, no file can be uploaded; all else goes on.',
  'blog-key': 'Ghost refuses our key. Check GHOST_CONTENT_KEY: a key of the Content API, not of the Admin API.',
  'blog-down':
    'Ghost does not answer. Check GHOST_URL and Ghost itself. Articles seen in the last hour are still shown; all else goes on.',
};

export const mailsTitle = 'Failed mails';
export const mailsIntro =
  'The newest 50. A mail whose code or link has expired is not sent again: its owner can ask for another, and it leaves the list after a day.';
export const mail = 'Mail';
export const to = 'To';
export const failedAt = 'Given up';
export const reason = 'Reason';
export const action = 'Action';
export const tryAgain = 'Try again';
export const expired = 'Expired';
export const tryAgainMail = (to: string) => `Try again: mail to ${to}`;
export const requeued = (to: string) => `The mail to ${to} is sent again`;
