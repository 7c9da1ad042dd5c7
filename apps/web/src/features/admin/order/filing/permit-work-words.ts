import type { PermitStatus } from '@wideload/domain';
import * as texts from './permit-work.texts.ts';

type MoveWords = {
  act: string;
  detail: string;
};

export function findMoveWords(from: PermitStatus, to: PermitStatus): MoveWords {
  if (from === 'issued')
    return {
      act: texts.takeBack,
      detail: texts.takeBackDetail,
    };
  if (from === 'refused') return { act: texts.askAgain, detail: texts.askAgainDetail };
  return words[to];
}

const words: Record<PermitStatus, MoveWords> = {
  requested: {
    act: texts.backToRequested,
    detail: texts.backToRequestedDetail,
  },
  filed: { act: texts.file, detail: texts.fileDetail },
  issued: { act: texts.issue, detail: texts.issueDetail },
  refused: {
    act: texts.refuse,
    detail: texts.refuseDetail,
  },
  voided: { act: texts.voidPermit, detail: texts.voidDetail },
};

const KILO = 1024;

export function formatSize(bytes: number): string {
  if (bytes < KILO) return texts.bytes(bytes);
  if (bytes < KILO * KILO) return texts.kilobytes(Math.round(bytes / KILO));
  return texts.megabytes((bytes / KILO / KILO).toFixed(1));
}
