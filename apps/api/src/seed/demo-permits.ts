import type { ChangePermitBody } from '@wideload/contract';
import { isWorkable, addDays, stateName, requireDay } from '@wideload/domain';
import type * as z from 'zod/mini';
import type { Admin } from '#actor.ts';
import { after, DAY } from '#clock.ts';
import type { Tx } from '#platform/db/transaction.ts';
import type { Deps } from '#deps.ts';
import { keepFile, stageFile } from '#platform/files/stored-files.ts';
import type { StoredOrder } from '#features/orders/orders.service.ts';
import { changePermitIn, issuePermitIn, toDocumentKey, type NewDocument } from '#features/permits/permits.service.ts';
import type { DemoAnswer, DemoOrder } from './demo-loads.ts';
import { runAt } from './run-at.ts';

type Permit = StoredOrder['permits'][number];
type Change = z.output<typeof ChangePermitBody>;
export type PlannedAnswer = { permit: Permit; answer: DemoAnswer; number: string; document: NewDocument | null };

function buildNumber({ state }: Permit, { orderNumber }: StoredOrder, index: number): string {
  return `${state}-${orderNumber % 1000}-${index + 1}`;
}

function toChange(permit: Permit, { status, reason = '' }: DemoAnswer): Change {
  return { from: permit.status, status, reason, stateNumber: '' };
}

/** States often allow some days more than requested. */
function toFacts({ status, date, price }: Permit, stateNumber: string) {
  const [validFrom, end] = [requireDay(date.startDate), requireDay(date.endDate)];
  return { from: status, stateNumber, validFrom, validTo: addDays(end, 3), chargedFeeCents: price };
}

/** The offsets are for the cross-reference table. */
export function createPdfObjects(lines: readonly string[]) {
  const words = lines.map((line) => `(${line.replaceAll(/[()\\]/g, String.raw`\$&`)}) Tj T*`).join(' ');
  const stream = `BT /F1 20 Tf 28 TL 72 700 Td ${words} ET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  const offsets: number[] = [];
  let text = '%PDF-1.4\n';
  for (const [index, object] of objects.entries()) {
    offsets.push(text.length);
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
  }
  return { text, offsets };
}

/** `lines` are ASCII. */
export function createPdf(lines: readonly string[]): Uint8Array<ArrayBuffer> {
  const { text, offsets } = createPdfObjects(lines);
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const table = `xref\n0 ${offsets.length + 1}\n0000000000 65535 f \n${rows}`;
  const trailer = `trailer\n<< /Size ${offsets.length + 1} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`;
  return new TextEncoder().encode(text + table + trailer);
}

function renderPdf({ state }: Permit, { orderNumber }: StoredOrder, number: string): Uint8Array {
  return createPdf([
    stateName(state),
    `Oversize permit ${number}`,
    `Wideload order ${orderNumber}`,
    'Demo data: no state has issued this.',
  ]);
}

/** The stored PDFs expire unless `recordAnswers` follows. */
export async function planAnswers(
  deps: Deps,
  { demo, order }: { demo: DemoOrder; order: StoredOrder },
): Promise<PlannedAnswer[]> {
  const planned: PlannedAnswer[] = [];
  for (const [index, permit] of order.permits.entries()) {
    const answer = demo.permits?.[permit.state];
    if (answer === undefined || !isWorkable(order.status)) continue;
    const number = buildNumber(permit, order, index);
    const document =
      answer.status === 'issued'
        ? { _id: deps.ids(), name: `${number}.pdf`, bytes: renderPdf(permit, order, number) }
        : null;
    if (document !== null) {
      const file = { key: toDocumentKey(document._id), bytes: document.bytes, mediaType: 'application/pdf' };
      await stageFile(deps, file);
    }
    planned.push({ permit, answer, number, document });
  }
  return planned;
}

export async function recordAnswers(
  deps: Deps,
  tx: Tx,
  { by, planned }: { by: Admin; planned: readonly PlannedAnswer[] },
): Promise<void> {
  for (const { permit, answer, number, document } of planned) {
    const of = { admin: by, id: permit._id };
    await runAt(deps, after(deps.clock.now(), -answer.daysAgo * DAY), async (then) => {
      if (document === null) await changePermitIn(tx, then, { ...of, body: toChange(permit, answer) });
      else {
        await keepFile(tx, toDocumentKey(document._id));
        await issuePermitIn(tx, then, { ...of, facts: toFacts(permit, number), document });
      }
    });
  }
}
