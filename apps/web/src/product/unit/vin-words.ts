import type { VinFinding } from '@wideload/domain';
import { formatList } from '#lib/format-list.ts';
import * as texts from './vin.texts.ts';

export function formatVinFinding(finding: VinFinding): string {
  if (finding.code === 'length') return texts.length(finding.length);
  if (finding.code === 'check-digit') return texts.checkDigit;
  return texts.letters(formatList(finding.letters), adviseDigits(finding.letters));
}

/** The letters look like these digits. */
function adviseDigits(letters: readonly string[]): string {
  const zeros = letters.filter((letter) => letter !== 'I');
  if (zeros.length === 0) return texts.useOne;
  return zeros.length === letters.length ? texts.useZero : texts.useBoth(formatList(zeros));
}
