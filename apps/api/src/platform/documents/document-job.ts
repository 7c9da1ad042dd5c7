import type { StateCode } from '@wideload/domain';
import type { ReceiptFacts } from './receipt-document.ts';

export type DocumentJob = { kind: 'provision'; state: StateCode } | { kind: 'receipt'; facts: ReceiptFacts };
export type Asked = { id: number; job: DocumentJob };
export type Answered = { id: number; bytes: Uint8Array<ArrayBuffer> } | { id: number; failure: string };
