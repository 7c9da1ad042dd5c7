import type { StateCode } from '@wideload/domain';
import type { ReceiptFacts } from './receipt-document.ts';

export type DocumentJob = { kind: 'provision'; state: StateCode } | { kind: 'receipt'; facts: ReceiptFacts };
export type DocumentBytes = Uint8Array<ArrayBuffer>;
