import { capitalize } from '@wideload/domain';
import type { FiledMail } from '@wideload/contract';
import { formatInstant } from '#lib/format-instant.ts';
import * as texts from './records.texts.ts';
import { FoldedSection } from '#ui/layout/folded-section.tsx';
import css from './order-records.module.css';

const names = new Map([
  ['order-paid', texts.receipt],
  ['adjustment-paid', texts.receipt],
  ['order-changed', texts.unitsChanged],
  ['order-handed-over', texts.handedOver],
  ['payment-asked', texts.ownersAsked],
  ['state-asked', texts.stateAsked],
  ['state-answered', texts.stateAnswered],
  ['adjustment-due', texts.differenceDue],
]);

export function formatMailKind(kind: string): string {
  const words = kind.replaceAll('-', ' ');
  return names.get(kind) ?? capitalize(words);
}

const states: Record<FiledMail['state'], string> = {
  waiting: texts.waitingToBeSent,
  sent: texts.sent,
  failed: texts.failedGivenUp,
};

/** A mail that failed, or fails, is in sight while the section is folded. */
function formatStates(mails: readonly FiledMail[]): string {
  const failed = mails.filter(({ state }) => state === 'failed').length;
  const late = mails.filter(({ state, error }) => state === 'waiting' && error !== null).length;
  const notes = [failed > 0 && texts.mailsFailed(failed), late > 0 && texts.mailsLate(late)].filter(Boolean);
  return notes.length === 0 ? String(mails.length) : notes.join(', ');
}

export function OrderMails({ mails }: { mails: readonly FiledMail[] }) {
  return (
    <FoldedSection
      title={texts.eMails}
      note={formatStates(mails)}
      isUrgent={mails.some(({ state, error }) => state !== 'sent' && error !== null)}
    >
      {mails.length === 0 && <p>{texts.noMails}</p>}
      <ul className={css['records']}>
        {mails.map(({ _id, kind, to, state, writtenAt, doneAt, error }) => (
          <li key={_id} className="breakable">
            <p>
              <strong>{formatMailKind(kind)}</strong> {texts.mailTo(to)}
            </p>
            <p className={state === 'failed' ? 'failure' : 'muted size-label'}>
              {states[state]} <time dateTime={doneAt ?? writtenAt}>{formatInstant(doneAt ?? writtenAt)}</time>
            </p>
            {error !== null && <p className="size-label">{state === 'failed' ? error : texts.triedAgain(error)}</p>}
          </li>
        ))}
      </ul>
    </FoldedSection>
  );
}
