import type { BesidePermit, BesideReason } from '@wideload/contract';
import type { PdfContents } from '@wideload/domain';

/** `document` is its id; `label` names it on its page if it cannot be joined. Without bytes it is only named there. */
export type PermitFile = { document: string; label: string } & (
  | { bytes: Uint8Array }
  | { bytes: null; because: BesideReason }
);
export type PdfJob =
  | { kind: 'read'; bytes: Uint8Array }
  | { kind: 'join'; title: string; files: readonly PermitFile[] }
  | { kind: 'draw'; bytes: Uint8Array };

export type PdfJobReading =
  | { ok: true; contents: PdfContents }
  | { ok: false; because: 'encrypted' | 'unreadable' | 'heavy' };
export type JoinedPermits = { bytes: Uint8Array<ArrayBuffer>; beside: BesidePermit[] };
/** Pictures of the first pages in PNG; `count` is that of all. None of a PDF that cannot be drawn. */
export type DrawnPdf = { pages: Uint8Array[]; count: number };
export type PdfJobResult = { reading: PdfJobReading } | { joined: JoinedPermits } | { drawn: DrawnPdf };
