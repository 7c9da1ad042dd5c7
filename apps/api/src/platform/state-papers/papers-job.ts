import type { BesidePermit, BesideReason } from '@wideload/contract';
import type { PaperContents } from '@wideload/domain';

/** `document` is its id; `label` names it on its page if it cannot be joined. Without bytes it is only named there. */
export type PermitFile = { document: string; label: string } & (
  | { bytes: Uint8Array }
  | { bytes: null; because: BesideReason }
);
export type PapersJob =
  | { kind: 'read'; bytes: Uint8Array }
  | { kind: 'join'; title: string; files: readonly PermitFile[] };

export type PaperReading =
  | { ok: true; contents: PaperContents }
  | { ok: false; because: 'encrypted' | 'unreadable' | 'heavy' };
export type JoinedPermits = { bytes: Uint8Array<ArrayBuffer>; beside: BesidePermit[] };
export type PapersResult = { reading: PaperReading } | { joined: JoinedPermits };
