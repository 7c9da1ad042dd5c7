import type { StateCode } from '@wideload/domain';
import type { ReceiptFacts } from './receipt-document.ts';
import type { StatementFacts } from './statement-document.ts';

export type DocumentJob =
  | { kind: 'provision'; state: StateCode }
  | { kind: 'receipt'; facts: ReceiptFacts }
  | { kind: 'statement'; facts: StatementFacts };
export type DocumentBytes = Uint8Array<ArrayBuffer>;
