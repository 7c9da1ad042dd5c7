import type { StateCode } from '@wideload/domain';
import type { ReceiptFacts } from './receipt-document.ts';

export type DocumentJob = { kind: 'provision'; state: StateCode } | { kind: 'receipt'; facts: ReceiptFacts };
export type DocumentRequest = { id: number; job: DocumentJob };
export type DocumentResponse = { id: number; bytes: Uint8Array<ArrayBuffer> } | { id: number; failure: string };
