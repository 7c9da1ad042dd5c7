import type { FiledMail } from '@wideload/contract';
import { instantText } from '../../../lib/instant-text.ts';
import { Panel, Section } from '../../../ui/panel.tsx';
import { mailKind } from './mail-words.ts';
import css from './order-records.module.css';

const states: Record<FiledMail['state'], string> = {
  waiting: 'Waiting to be sent since',
  sent: 'Sent',
  failed: 'Failed, given up',
};

/** What was written to the carrier about the order, newest first. */
export function OrderMails({ mails }: { mails: readonly FiledMail[] }) {
  return (
    <Panel>
      <Section title="E-mails">
        {mails.length === 0 && <p>No e-mail was written about this order.</p>}
        <ul className={css['records']}>
          {mails.map(({ _id, kind, to, state, writtenAt, doneAt }) => (
            <li key={_id} className={css['record']}>
              <p>
                <strong>{mailKind(kind)}</strong> to {to}
              </p>
              <p className={state === 'failed' ? css['failed'] : css['when']}>
                {states[state]} <time dateTime={doneAt ?? writtenAt}>{instantText(doneAt ?? writtenAt)}</time>
              </p>
            </li>
          ))}
        </ul>
      </Section>
    </Panel>
  );
}
