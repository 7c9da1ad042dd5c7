import type { PaperFacts } from '@wideload/domain';

/** `label` names a document that cannot be joined. */
export type PermitFile = { label: string; bytes: Uint8Array };
export type PapersJob =
  | { kind: 'read'; bytes: Uint8Array }
  | { kind: 'join'; title: string; files: readonly PermitFile[] };

/** `facts` is null for a PDF without text. */
export type PaperReading = { ok: true; facts: PaperFacts | null } | { ok: false; because: 'encrypted' | 'unreadable' };
export type PapersResult = { reading: PaperReading } | { bytes: Uint8Array<ArrayBuffer> };
