import { useMutation } from '@tanstack/react-query';
import type { MessageFile, OrderMessage } from '@wideload/contract';
import { messages } from '@wideload/contract/client';
import { Paperclip } from 'lucide-react';
import { call } from '#lib/api/api.ts';
import { callForFile } from '#lib/api/call-for-file.ts';
import { useDownload } from '#lib/use-download.ts';
import { formatInstant } from '#lib/format-instant.ts';
import { showToast } from '#lib/toast.ts';
import { useDeskRight } from '#product/account/for-desk.tsx';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/layout/notice.tsx';
import { Sign, type SignKind } from '#ui/sign.tsx';
import css from './messages.module.css';
import * as texts from './messages.texts.ts';
import { useKeepThread, type Side } from './use-send-message.ts';

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

export function Message({ orderId, side, message }: MessageProps) {
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
