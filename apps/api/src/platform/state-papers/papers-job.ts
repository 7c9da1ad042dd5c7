import type { BesidePermit } from '@wideload/contract';
import type { PaperContents } from '@wideload/domain';

/** `document` is its id; `label` names it on its page if it cannot be joined. */
export type PermitFile = { document: string; label: string; bytes: Uint8Array };
export type PapersJob =
  | { kind: 'read'; bytes: Uint8Array }
  | { kind: 'join'; title: string; files: readonly PermitFile[] };

export type PaperReading = { ok: true; contents: PaperContents } | { ok: false; because: 'encrypted' | 'unreadable' };
export type JoinedPermits = { bytes: Uint8Array<ArrayBuffer>; beside: BesidePermit[] };
export type PapersResult = { reading: PaperReading } | { joined: JoinedPermits };
