import type { PacketSending } from '@wideload/contract';
import { formatRecipient } from '@wideload/domain';
import { formatInstant } from '#lib/format-instant.ts';
import { Sign, type SignKind } from '#ui/sign.tsx';
import * as texts from './packets.texts.ts';

const signs: Record<PacketSending['state'], SignKind> = { waiting: 'draft', retried: 'no', sent: 'ok', failed: 'no' };

export function SentList({ sent }: { sent: readonly PacketSending[] }) {
  if (sent.length === 0) return null;
  return (
    <section className="full-width">
      <h3>{texts.whatWasSent}</h3>
      <ul className="rows">
        {sent.map(({ _id: id, to, name, event, state, at, reason }) => (
          <li key={id}>
            <p className="breakable">
              <span className="bold">{formatRecipient(to)}</span>{' '}
              <Sign kind={signs[state]}>{texts.sendingStates[state]}</Sign>
            </p>
            <p className="hint breakable">
              {event === null ? name : texts.newsTo(name, event)} · <time dateTime={at}>{formatInstant(at)}</time>
            </p>
            {state === 'retried' && <p className="hint">{texts.retried}</p>}
            {reason !== '' && <p className="hint breakable">{reason}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}
