import { useMutation, useQueryClient, queryOptions } from '@tanstack/react-query';
import type { AskedValue, FilingAskRef, OrderThread, MessageFile } from '@wideload/contract';
import { messages, maxDocumentBytes, maxMessageFiles } from '@wideload/contract/client';
import { useRef, useState } from 'react';
import { call } from '#lib/api/api.ts';
import { createId } from '#lib/create-id.ts';
import { showToast } from '#lib/toast.ts';
import * as texts from './messages.texts.ts';

const types: Readonly<Record<string, MessageFile['mediaType']>> = {
  pdf: 'application/pdf',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
};

export const accepted = Object.keys(types)
  .map((ending) => `.${ending}`)
  .join(',');

/** By the name, because browsers may report another type; the server checks the bytes. */
export function findMediaType({ name }: Pick<File, 'name'>): MessageFile['mediaType'] | undefined {
  return types[name.split('.').at(-1)?.toLowerCase() ?? ''];
}

export function toFileKey({ name, size, lastModified }: File): string {
  return `${name} ${size} ${lastModified}`;
}

/** A file that was chosen before is not added again. */
export function addFiles(files: readonly File[], chosen: readonly File[]): File[] {
  const known = new Set(files.map(toFileKey));
  return [...files, ...chosen.filter((file) => !known.has(toFileKey(file)))];
}

export function findFilesProblem(files: readonly Pick<File, 'name' | 'size'>[]): string | undefined {
  if (files.length > maxMessageFiles) return texts.tooManyFiles;
  for (const file of files) {
    if (findMediaType(file) === undefined) return texts.wrongKind(file.name);
    if (file.size > maxDocumentBytes) return texts.tooLarge(file.name);
  }
  return undefined;
}

export const sectionId = 'questions';

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

const pollMs = 30_000;

export function threadQuery(orderId: string) {
  return queryOptions({
    queryKey: ['messages', orderId],
    queryFn: ({ signal }) => call(messages.read, { params: { id: orderId } }, { signal }),
    refetchInterval: pollMs,
  });
}

/** The new thread goes into the cache at once; pages that show its marks are fetched again. */
export function useKeepThread(orderId: string) {
  const client = useQueryClient();
  return async (thread: OrderThread) => {
    client.setQueryData(threadQuery(orderId).queryKey, thread);
    // The pressed button is gone with what it was for.
    document.querySelector<HTMLElement>(`#${sectionId}`)?.focus();
    await Promise.all(['orders', 'admin'].map((key) => client.invalidateQueries({ queryKey: [key] })));
  };
}

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
