import { useQueryClient } from '@tanstack/react-query';
import type { OrderFile, PdfReading } from '@wideload/contract';
import { permits, statePdfs } from '@wideload/contract/client';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { ApiProblem } from '#lib/api/api-problem.ts';
import { call } from '#lib/api/api.ts';
import { showToast } from '#lib/toast.ts';
import { useHeldQuestion } from '../filing/use-held-question.tsx';
import { findReady, toComparedFacts, toMessage, type Paper, toPdf, toStoredName } from './pdf.ts';
import * as texts from './pdfs.texts.ts';

type Matched = Extract<PdfReading, { ok: true }>;

type Issue = { permit: OrderFile['permits'][number]; file: File; read: Matched; over: string | undefined };

async function issuePermit({ permit, file, read, over }: Issue): Promise<void> {
  const { number, validFrom, validTo, feeCents } = read;
  const query = {
    from: permit.status,
    name: toStoredName(file),
    stateNumber: number ?? '',
    validFrom: validFrom ?? undefined,
    validTo: validTo ?? undefined,
    chargedFeeCents: feeCents === null ? undefined : String(feeCents),
    over,
  };
  await call(permits.issue, { params: { id: permit._id }, query, body: toPdf(file) });
}

/** The dropped PDFs of an order, read one after the other. */
export function useDroppedPdfs(order: OrderFile) {
  const client = useQueryClient();
  const [papers, setPapers] = useState<readonly Paper[]>([]);
  const [isIssuing, setIssuing] = useState(false);
  const count = useRef(0);
  const queue = useRef(Promise.resolve());
  const held = useHeldQuestion(order.orderNumber);

  const change = (key: number, parts: Partial<Paper>) =>
    setPapers((all) => all.map((paper) => (paper.key === key ? { ...paper, ...parts } : paper)));

  async function read({ key, file }: Paper): Promise<void> {
    try {
      const answer = await call(statePdfs.read, { params: { id: order._id }, query: {}, body: toPdf(file) });
      change(key, { read: answer, failure: null });
    } catch (error) {
      change(key, { failure: toMessage(error) });
    }
  }

  function readNext(paper: Paper) {
    queue.current = queue.current.then(() => read(paper));
  }

  function readAgain(paper: Paper) {
    change(paper.key, { failure: null, read: null });
    readNext(paper);
  }

  const readWaitingAgain = useEffectEvent(() => {
    for (const paper of papers) if (!paper.isIssued && paper.read !== null) readAgain(paper);
  });
  const compared = toComparedFacts(order);
  useEffect(() => queueMicrotask(() => readWaitingAgain()), [compared]);

  function add(files: readonly File[]) {
    const added = files.map((file): Paper => {
      count.current += 1;
      return { key: count.current, file, read: null, failure: null, isKept: undefined, isIssued: false };
    });
    setPapers((all) => [...all, ...added]);
    for (const paper of added) readNext(paper);
  }

  /** A permit that somebody else changed is named at its PDF; the others go on. `over` is the holder to take the order from. */
  async function issueAll(ready = findReady(papers, order), over?: string): Promise<void> {
    setIssuing(true);
    let issued = 0;
    for (const [at, { paper, permit, read: found }] of ready.entries()) {
      try {
        await issuePermit({ permit, file: paper.file, read: found, over });
        issued += 1;
        change(paper.key, { isIssued: true, failure: null });
      } catch (error) {
        change(paper.key, { failure: toMessage(error) });
        const isAsking =
          error instanceof ApiProblem && held.ask(error, (holder) => void issueAll(ready.slice(at), holder));
        if (isAsking) break;
      }
    }
    if (issued > 0) showToast({ tone: 'ok', text: texts.nowIssued(issued), topic: 'order-work' });
    await client.invalidateQueries({ queryKey: ['admin'] });
    setIssuing(false);
  }

  return {
    papers,
    question: held.question,
    isIssuing,
    add,
    issueAll,
    remove: (key: number) => setPapers((all) => all.filter((paper) => paper.key !== key)),
    keep: (key: number, isKept: boolean) => change(key, { isKept }),
    readAgain,
  };
}
