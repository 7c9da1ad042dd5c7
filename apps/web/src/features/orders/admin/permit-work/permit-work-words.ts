import type { PermitStatus } from '@wideload/domain';

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
      act: 'Take back',
      detail:
        'The permit goes back to filed, with what was recorded. Its carrier is told not to use it, and cannot download it any more.',
    };
  if (from === 'refused')
    return { act: 'Ask again', detail: 'The permit is to be filed again as it is. Its carrier is told.' };
  return words[to];
}

const words: Record<PermitStatus, MoveWords> = {
  requested: {
    act: 'Back to requested',
    detail: 'The permit is to be filed again. What was recorded is taken out. Its carrier is told.',
  },
  filed: { act: 'File', detail: 'The state has been asked for this permit. Its carrier is told.' },
  issued: { act: 'Issue', detail: 'The state has issued this permit. Its carrier is told, and can download it.' },
  refused: {
    act: 'Refuse',
    detail: 'The state has refused this permit. Its carrier reads the reason, by e-mail too, and can put it right.',
  },
};

const KILO = 1024;

/** `212 kB`, as devices show sizes. */
export function sizeText(bytes: number): string {
  if (bytes < KILO) return `${bytes} bytes`;
  if (bytes < KILO * KILO) return `${Math.round(bytes / KILO)} kB`;
  return `${(bytes / KILO / KILO).toFixed(1)} MB`;
}
