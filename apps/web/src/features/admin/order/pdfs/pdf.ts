import type { ComparedPdf, OrderFile, PdfReading } from '@wideload/contract';
import { formatInputMessage, maxDocumentBytes, permitMessages, type InputCode } from '@wideload/contract/client';
import { ApiProblem } from '#lib/api/api-problem.ts';
import * as texts from './pdfs.texts.ts';

type Permit = OrderFile['permits'][number];
export type MatchedPdf = Extract<PdfReading, { ok: true }>;
/** A PDF beside a permit. The problem of one that does not fit says by itself how many pages were not read. */
export type ReadPdf = ComparedPdf & Partial<Pick<MatchedPdf, 'unreadPages'>>;

/** A PDF that was dropped. */
export type Paper = {
  key: number;
  file: File;
  /** Null while it is read. */
  read: PdfReading | null;
  /** The sentence of a call that was refused. */
  failure: string | null;
  /** True if the person wants its permit issued; undefined until they choose. */
  isKept: boolean | undefined;
  isIssued: boolean;
};

export type PdfObstacle = 'settled' | 'twice' | 'differs' | 'incomplete' | null;

/** Changes when a PDF that was compared with the order has to be compared again. */
export function toComparedFacts({ units, permits }: OrderFile): string {
  return JSON.stringify([units, permits.map(({ date, granted, vehicles }) => ({ date, granted, vehicles }))]);
}

export function findPermitOf({ read }: Paper, { permits }: Pick<OrderFile, 'permits'>): Permit | undefined {
  return read?.ok === true ? permits.find(({ _id }) => _id === read.permitId) : undefined;
}

function isComplete({ number, validFrom, validTo, feeCents }: MatchedPdf): boolean {
  return number !== null && validFrom !== null && validTo !== null && feeCents !== null;
}

/** Why a matched PDF does not issue its permit; null if it may. */
export function findObstacle(paper: Paper, papers: readonly Paper[], order: Pick<OrderFile, 'permits'>): PdfObstacle {
  const { read, key } = paper;
  const permit = findPermitOf(paper, order);
  if (read?.ok !== true || permit === undefined) return null;
  if (permit.status !== 'requested' && permit.status !== 'filed') return 'settled';
  const isTwice = papers.some((other) => other.key !== key && findPermitOf(other, order)?._id === permit._id);
  if (isTwice) return 'twice';
  if (read.differences.length + read.unclear.length + read.unreadPages > 0) return 'differs';
  return isComplete(read) ? null : 'incomplete';
}

/** Without a word of the person, a PDF issues its permit where nothing makes it doubtful. */
export const isChosen = ({ read, isKept }: Paper) => isKept ?? (read?.ok === true && read.doubt === null);

/** The PDFs whose permits are issued at a press: without a difference, and kept by the person. */
export function findReady(papers: readonly Paper[], order: Pick<OrderFile, 'permits'>) {
  return papers.flatMap((paper) => {
    const { read, isIssued } = paper;
    const permit = findPermitOf(paper, order);
    if (read?.ok !== true || permit === undefined || !isChosen(paper) || isIssued) return [];
    return findObstacle(paper, papers, order) === null ? [{ paper, permit, read }] : [];
  });
}

export function toMessage(error: unknown): string {
  if (error instanceof ApiProblem) return error.message;
  throw error;
}

const longestName = 255;

/** Browsers may report another type; the server checks the bytes. */
export const toPdf = (file: File) => new File([file], file.name, { type: 'application/pdf' });

/** The name under which the server keeps a chosen PDF. */
export const toStoredName = ({ name }: File) => name.trim().slice(0, longestName) || 'permit.pdf';

/** Rejects an obvious non-PDF before the upload; the server checks the bytes. */
export function findFileProblem(file: File | null): string | null {
  if (file === null) return null;
  if (file.size > maxDocumentBytes) return formatInputMessage('document.too-large' satisfies InputCode);
  return file.size === 0 ? permitMessages.notPdf : null;
}

const KILO = 1024;

export function formatSize(bytes: number): string {
  if (bytes < KILO) return texts.bytes(bytes);
  if (bytes < KILO * KILO) return texts.kilobytes(Math.round(bytes / KILO));
  return texts.megabytes((bytes / KILO / KILO).toFixed(1));
}
