import type { PermitStatus } from '@wideload/domain';
import * as texts from './permit-work.texts.ts';

type MoveWords = {
  /** The word on the button that leads there, and on the one that saves it. */
  act: string;
  /** What becomes of the permit, and what its carrier hears. */
  detail: string;
};

/** What an admin does to a permit by its new status. `from` issued takes a mistake back. */
export function moveWords(from: PermitStatus, to: PermitStatus): MoveWords {
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
};

const KILO = 1024;

/** `212 kB`, as devices show sizes. */
export function sizeText(bytes: number): string {
  if (bytes < KILO) return texts.bytes(bytes);
  if (bytes < KILO * KILO) return texts.kilobytes(Math.round(bytes / KILO));
  return texts.megabytes((bytes / KILO / KILO).toFixed(1));
}
