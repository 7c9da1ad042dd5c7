import type { BesidePermit } from '@wideload/contract';
import type { PaperFacts } from '@wideload/domain';

/** `document` is its id; `label` names it on its page if it cannot be joined. */
export type PermitFile = { document: string; label: string; bytes: Uint8Array };
export type PapersJob =
  | { kind: 'read'; bytes: Uint8Array }
  | { kind: 'join'; title: string; files: readonly PermitFile[] };

/** `facts` is null for a PDF without text. */
export type PaperReading = { ok: true; facts: PaperFacts | null } | { ok: false; because: 'encrypted' | 'unreadable' };
export type JoinedPermits = { bytes: Uint8Array<ArrayBuffer>; beside: BesidePermit[] };
export type PapersResult = { reading: PaperReading } | { joined: JoinedPermits };
