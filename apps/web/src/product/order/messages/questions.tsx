import { useMutation, useQuery } from '@tanstack/react-query';
import { useLocation, useNavigate } from '@tanstack/react-router';
import type { FilingAskRef, OrderThread, MessageFile, OrderMessage } from '@wideload/contract';
import { messages } from '@wideload/contract/client';
import { MessageCircle, Paperclip } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { call } from '#lib/api/api.ts';
import { NotForDesk, useDeskRight } from '#product/account/for-desk.tsx';
import { Button, type ButtonProps } from '#ui/button.tsx';
import { FailedQuery, ListSkeleton } from '#ui/list/list-states.tsx';
import { Notice } from '#ui/layout/notice.tsx';
import { Panel, Section } from '#ui/layout/panel.tsx';
import { useRight } from '../../account/own-rights.tsx';
import css from './messages.module.css';
import { MessageForm, type MessageFormProps } from './message-form.tsx';
import { sectionId, threadQuery, useKeepThread } from './thread.ts';
import type { Side } from './use-send-message.ts';
import * as texts from './messages.texts.ts';
import { callForFile } from '#lib/api/call-for-file.ts';
import { useDownload } from '#lib/use-download.ts';
import { formatInstant } from '#lib/format-instant.ts';
import { showToast } from '#lib/toast.ts';
import { Sign, type SignKind } from '#ui/sign.tsx';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** With it the form of a question to the carrier is open and filled in. */
    question?: string;
    /** The fields of state forms that the question asks for. */
    asks?: readonly FilingAskRef[];
  }
}

type Props = Pick<MessageFormProps, 'orderId' | 'side' | 'units' | 'renderTemplates'>;

const noAsks: readonly FilingAskRef[] = [];
const atOpening = { autoFocus: true };

function MarkRead({ orderId, thread }: { orderId: string; thread: OrderThread }) {
  const keep = useKeepThread(orderId);
  const last = thread.items.at(-1)?._id ?? '';
  const reading = useMutation({
    mutationFn: () => call(messages.markRead, { params: { id: orderId }, body: { last } }),
    onSuccess: keep,
  });
  const isAllowed = useDeskRight(messages.markRead.deskRight);
  if (!isAllowed || !thread.items.some(({ isUnread }) => isUnread)) return null;
  return (
    <>
      <Button size="small" className="self-start no-print" pending={reading.isPending} onClick={() => reading.mutate()}>
        {texts.markRead}
      </Button>
      {reading.error && <Notice tone="danger">{reading.error.message}</Notice>}
    </>
  );
}

function WriteButton({ side, ...button }: Pick<Props, 'side'> & Partial<ButtonProps>) {
  const right = side === 'admin' ? messages.ask.deskRight : 'desk';
  if (!useDeskRight(right)) return <NotForDesk right={right} what={texts.askTheCarrier} />;
  return (
    <Button size="small" className="no-print" {...button}>
      <MessageCircle size={20} aria-hidden="true" />
      {side === 'admin' ? texts.askTheCarrier : texts.writeToUs}
    </Button>
  );
}

function WaitingNotice({ side }: { side: Side }) {
  return (
    <Notice tone="warn" title={side === 'admin' ? texts.waitsForCarrier : texts.waitsForAnswer}>
      <p>{side === 'admin' ? texts.waitsForCarrierHint : texts.waitsForAnswerHint}</p>
    </Notice>
  );
}

type MessageProps = { orderId: string; side: Side; message: OrderMessage };

const questionSigns: Record<NonNullable<OrderMessage['question']>, { kind: SignKind; word: string }> = {
  open: { kind: 'pending', word: texts.open },
  answered: { kind: 'approved', word: texts.answered },
  withdrawn: { kind: 'no', word: texts.withdrawn },
};

function formatAuthor({ by, author }: OrderMessage, side: Side): string {
  if (by === 'carrier') return side === 'carrier' ? texts.you : texts.carrier;
  if (author === null) return texts.wideload;
  return author === '' ? texts.deletedAdmin : author;
}

function FileButton({ file: { _id: id, name } }: { file: MessageFile }) {
  const download = useDownload(() => callForFile(messages.file, { params: { id } }));
  return (
    <li>
      <Button
        size="small"
        pending={download.isPending}
        onClick={() => download.mutate()}
        aria-label={texts.download(name)}
      >
        <Paperclip size={16} aria-hidden="true" />
        <span className="breakable">{name}</span>
      </Button>
      {download.error && <Notice tone="danger" title={texts.fileNotDownloaded} />}
    </li>
  );
}

function WithdrawButton({ orderId, message }: Pick<MessageProps, 'orderId' | 'message'>) {
  const keep = useKeepThread(orderId);
  const isAllowed = useDeskRight(messages.withdraw.deskRight);
  const withdrawing = useMutation({
    mutationFn: () => call(messages.withdraw, { params: { id: message._id } }),
    onSuccess: async (thread) => {
      showToast({ tone: 'ok', text: texts.questionWithdrawn });
      await keep(thread);
    },
  });
  if (!isAllowed) return null;
  return (
    <>
      <Button
        size="small"
        className="no-print"
        pending={withdrawing.isPending}
        onClick={() => withdrawing.mutate()}
        aria-label={texts.withdrawOf(message.text)}
      >
        {texts.withdraw}
      </Button>
      {withdrawing.error && <Notice tone="danger">{withdrawing.error.message}</Notice>}
    </>
  );
}

function Message({ orderId, side, message }: MessageProps) {
  const { at, text, files, question, isUnread } = message;
  const sign = question === null ? null : questionSigns[question];
  return (
    <li className={css['message']}>
      <div className="cluster size-label">
        <strong>{formatAuthor(message, side)}</strong>
        <time dateTime={at} className="muted">
          {formatInstant(at)}
        </time>
        {sign && <Sign kind={sign.kind}>{sign.word}</Sign>}
        {side === 'admin' && isUnread && <Sign kind="pending">{texts.unread}</Sign>}
        {side === 'admin' && question === 'open' && <WithdrawButton orderId={orderId} message={message} />}
      </div>
      <p className="typed breakable">{text}</p>
      {files.length > 0 && (
        <ul className="cluster above-8">
          {files.map((file) => (
            <FileButton key={file._id} file={file} />
          ))}
        </ul>
      )}
    </li>
  );
}

function Thread({ orderId, side, units, renderTemplates, thread }: Props & { thread: OrderThread }) {
  const asked = useLocation({ select: ({ state }) => state.question });
  const asks = useLocation({ select: ({ state }) => state.asks });
  const navigate = useNavigate();
  const [isWriting, setWriting] = useState(false);
  const [closed, setClosed] = useState(0);
  const mustAnswer = side === 'carrier' && thread.isWaiting;
  const mayWrite = useRight('dispatcher');
  const isOpen = mayWrite && (isWriting || asked !== undefined || mustAnswer);

  function close() {
    setWriting(false);
    setClosed(closed + 1);
    // The same question can be asked for again.
    if (asked !== undefined)
      void navigate({
        to: '.',
        search: true,
        state: ({ question: _, asks: __, ...kept }) => kept,
        replace: true,
        resetScroll: false,
      });
  }
  const write = <WriteButton side={side} onClick={() => setWriting(true)} {...(closed > 0 && atOpening)} />;
  return (
    <Section title={texts.questions} action={mayWrite && !isOpen && write}>
      <div className="stack gap-12 hidden-when-empty">
        {thread.isWaiting && <WaitingNotice side={side} />}
        {thread.items.length > 0 && (
          <ol className="rows">
            {thread.items.map((message) => (
              <Message key={message._id} orderId={orderId} side={side} message={message} />
            ))}
          </ol>
        )}
        {isOpen && (
          <MessageForm
            key={closed}
            {...{ orderId, side, units, renderTemplates, thread }}
            given={asked ?? ''}
            givenAsks={asks ?? noAsks}
            isFocused={!mustAnswer}
            onClose={close}
          />
        )}
        {side === 'admin' && <MarkRead orderId={orderId} thread={thread} />}
      </div>
    </Section>
  );
}

/** The address of a mail or a link ends in `#questions`, and the section comes later than the page. */
function useShownByAddress(isLoaded: boolean) {
  const hash = useLocation({ select: (location) => location.hash });
  const question = useLocation({ select: ({ state }) => state.question });
  const section = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (hash !== sectionId || !isLoaded) return;
    section.current?.scrollIntoView({ block: 'start' });
    if (question !== undefined) section.current?.querySelector('textarea')?.focus({ preventScroll: true });
  }, [hash, question, isLoaded]);
  return section;
}

/** Questions and answers about a paid order, on the carrier's page of it and on that of the admins. */
export function Questions({ orderId, side, units, renderTemplates }: Props) {
  const thread = useQuery(threadQuery(orderId));
  const section = useShownByAddress(thread.isSuccess);
  return (
    <div id={sectionId} ref={section} tabIndex={-1} className={css['thread']}>
      <Panel>
        {thread.data && <Thread {...{ orderId, side, units, renderTemplates }} thread={thread.data} />}
        {!thread.data && (
          // Admins see mostly empty threads, so the placeholder is as tall as an empty one.
          <Section
            title={texts.questions}
            action={side === 'admin' && thread.isPending && <WriteButton side={side} disabled />}
          >
            {side === 'carrier' && thread.isPending && <ListSkeleton rows={1} label={texts.loading} />}
            <FailedQuery query={thread} />
          </Section>
        )}
      </Panel>
    </div>
  );
}
