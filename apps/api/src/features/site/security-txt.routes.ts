import { languages } from '@wideload/contract';
import type { FastifyInstance } from 'fastify';
import { DAY } from '#clock.ts';
import type { Deps } from '#deps.ts';
import { sendText } from '#platform/http/bodies/text-answer.ts';

/** RFC 9116 advises less than a year. */
const VALID_FOR = 180 * DAY;

const POLICY_PATH = '/security-policy.txt';

type SecurityContact = { origin: string; contact: string };

/** The same text all day, so that a client that has it is answered 304. */
function findExpiry(now: Date): string {
  const today = new Date(now.toISOString().slice(0, 10));
  return new Date(today.getTime() + VALID_FOR).toISOString();
}

/** RFC 9116. */
export function renderSecurityTxt({ origin, contact }: SecurityContact, now: Date): string {
  return [
    `Contact: ${contact}`,
    `Expires: ${findExpiry(now)}`,
    `Preferred-Languages: ${languages.join(', ')}`,
    `Canonical: ${origin}/.well-known/security.txt`,
    `Policy: ${origin}${POLICY_PATH}`,
    '',
  ].join('\n');
}

/** The rules for people who look for vulnerabilities of this installation; SECURITY.md has those of the repository. */
function renderSecurityPolicy({ origin, contact }: SecurityContact): string {
  return [
    `Vulnerabilities of ${origin}`,
    '',
    `Tell us in private: ${contact}. We answer within two working days.`,
    '',
    'Please',
    '- use accounts of your own, and stop where you meet the data of somebody else;',
    '- do not overload the site, and do not try it on the people who work here;',
    '- say how it can be repeated, and give us time to fix it before you write about it.',
    '',
    'A critical vulnerability is fixed within 2 days, a high one within 7, a medium one within 30.',
    '',
  ].join('\n');
}

/** Tells whoever finds a vulnerability where to report it. */
export function securityTxtRoutes(app: FastifyInstance, { config, clock }: Deps): void {
  const place = { origin: config.publicUrl, contact: config.securityContact };
  const options = { config: { exception: 'Security researchers read it at this address (RFC 9116).' } };
  app.get('/.well-known/security.txt', options, (request, reply) =>
    sendText(renderSecurityTxt(place, clock.now()), 'text/plain', { request, reply }),
  );
  app.get('/security-policy.txt', options, (request, reply) =>
    sendText(renderSecurityPolicy(place), 'text/plain', { request, reply }),
  );
}
