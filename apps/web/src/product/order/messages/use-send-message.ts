import { useMutation } from '@tanstack/react-query';
import type { AskedValue, FilingAskRef, OrderThread } from '@wideload/contract';
import { messages } from '@wideload/contract/client';
import { useRef, useState } from 'react';
import { call } from '#lib/api/api.ts';
import { createId } from '#lib/create-id.ts';
import { showToast } from '#lib/toast.ts';
import { findMediaType } from './message-files.ts';
import * as texts from './messages.texts.ts';
import { useKeepThread } from './thread.ts';

export type Side = 'carrier' | 'admin';
type Written = {
  text: string;
  files: readonly File[];
  isQuestion: boolean;
  /** Fields of state forms: those that an admin asks for, and what the carrier answers. */
  asks: readonly FilingAskRef[];
  values: readonly AskedValue[];
};
type Options = { orderId: string; side: Side; thread: OrderThread; onSent: () => void };

export function useSendMessage({ orderId, side, thread, onSent }: Options) {
  const keep = useKeepThread(orderId);
  const [doing, setDoing] = useState<string>();
  // A retry uploads no file again, and sends the same message.
  const stored = useRef(new Map<File, string>());
  const message = useRef(createId());

  async function upload(file: File): Promise<string> {
    const known = stored.current.get(file);
    if (known !== undefined) return known;
    setDoing(texts.uploading(file.name));
    const body = new File([file], file.name, { type: findMediaType(file) ?? file.type });
    const query = { name: file.name.slice(-120) };
    const { _id } = await call(messages.upload, { params: { id: orderId }, query, body });
    stored.current.set(file, _id);
    return _id;
  }

  async function send({ text, files, isQuestion, asks, values }: Written): Promise<OrderThread> {
    const ids: string[] = [];
    for (const file of files) ids.push(await upload(file));
    setDoing(texts.sending);
    const params = { id: orderId };
    const body = { _id: message.current, text, files: ids };
    if (side === 'admin')
      return call(messages.ask, { params, body: { ...body, isQuestion, asks: isQuestion ? [...asks] : [] } });
    const answers = thread.items.filter(({ question }) => question === 'open').map(({ _id }) => _id);
    return call(messages.answer, { params, body: { ...body, answers, values: [...values] } });
  }

  const sending = useMutation({
    mutationFn: send,
    onSettled: () => setDoing(undefined),
    async onSuccess(sent) {
      message.current = createId();
      stored.current.clear();
      showToast({ tone: 'ok', text: side === 'admin' ? texts.sentToCarrier : texts.sentToUs });
      const kept = keep(sent);
      onSent();
      await kept;
    },
    // A file that was swept is uploaded again.
    onError: () => stored.current.clear(),
  });
  return { sending, doing };
}
