import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { OrderFile, FiledEvent, FiledMail } from '@wideload/contract';
import { appMessages, maxNoteLength, orderFile } from '@wideload/contract/client';
import { useState, type FormEvent } from 'react';
import { call } from '#lib/api/api.ts';
import { formatInstant } from '#lib/format-instant.ts';
import * as texts from './records.texts.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/layout/notice.tsx';
import { FoldedSection } from '#ui/layout/folded-section.tsx';
import { TextArea } from '#ui/form/text-field.tsx';
import { orderFileQuery } from './order-file.queries.ts';
import css from './order-records.module.css';
import * as orderTexts from './order.texts.ts';
import { describeEvent, formatWho } from '#product/order/order-event-words.ts';
import timelineCss from '#product/order/timeline.module.css';
import { capitalize } from '@wideload/domain';

function findNoteProblem(text: string): string | undefined {
  const { length } = text.trim();
  if (length === 0) return appMessages['note.missing'];
  return length > maxNoteLength ? texts.atMost(maxNoteLength) : undefined;
}

function NoteForm({ orderId }: { orderId: string }) {
  const client = useQueryClient();
  const [text, setText] = useState('');
  const [isTried, setTried] = useState(false);
  const writing = useMutation({
    mutationFn: () => call(orderFile.addNote, { params: { id: orderId }, body: { text } }),
    onSuccess: (note) => {
      const { queryKey } = orderFileQuery(orderId);
      client.setQueryData(queryKey, (file) => file && { ...file, notes: [note, ...file.notes] });
      setText('');
      setTried(false);
      return client.invalidateQueries({ queryKey: ['admin'] });
    },
  });
  const problem = findNoteProblem(text);

  function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (problem === undefined && !writing.isPending) writing.mutate();
  }
  return (
    <form noValidate onSubmit={submit} className="stack below-16 narrow-buttons">
      <TextArea
        name="note"
        label={texts.newNote}
        rows={3}
        value={text}
        onChange={(event) => setText(event.target.value)}
        error={isTried ? problem : undefined}
      />
      {writing.error && <Notice tone="danger">{writing.error.message}</Notice>}
      <Button type="submit" pending={writing.isPending}>
        {texts.addNote}
      </Button>
    </form>
  );
}

export function OrderNotes({ order }: { order: OrderFile }) {
  return (
    <FoldedSection title={texts.internalNotes} note={order.notes.length > 0 && order.notes.length} isPrinted={false}>
      <p className="muted below-12">{texts.notesIntro}</p>
      <NoteForm orderId={order._id} />
      <ul className={css['records']} aria-label={texts.notes}>
        {order.notes.map(({ _id, at, author, text }) => (
          <li key={_id} className="breakable">
            <p className="typed">{text}</p>
            <p className="muted size-label">
              {author === '' ? texts.deletedAccount : author}, <time dateTime={at}>{formatInstant(at)}</time>
            </p>
          </li>
        ))}
      </ul>
    </FoldedSection>
  );
}

function formatActor({ event, admin }: FiledEvent): string {
  if (event.person !== undefined) return orderTexts.personOfCarrier(formatWho(event));
  if (event.who === 'owner') return orderTexts.theCarrier;
  if (event.who === 'payment') return orderTexts.thePaymentProvider;
  return admin === null || admin === '' ? orderTexts.deletedAdmin : admin;
}

export function OrderHistory({ order }: { order: OrderFile }) {
  return (
    <FoldedSection title={orderTexts.history} note={order.events.length}>
      <ol>
        {order.events.map((filed) => (
          <li key={filed._id} className={timelineCss['event']}>
            <p className="bold">{describeEvent(filed.event).what}</p>
            <p className="hint">
              <time dateTime={filed.event.at}>{formatInstant(filed.event.at)}</time>, {formatActor(filed)}
            </p>
            {filed.event.comment !== '' && <p className="typed">{filed.event.comment}</p>}
            {filed.issuedDespite !== '' && (
              <>
                <p>{orderTexts.issuedDespite}</p>
                <ul className="bullets">
                  {filed.issuedDespite.split('\n').map((warning) => (
                    <li key={warning}>{warning}</li>
                  ))}
                </ul>
              </>
            )}
          </li>
        ))}
      </ol>
    </FoldedSection>
  );
}

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
