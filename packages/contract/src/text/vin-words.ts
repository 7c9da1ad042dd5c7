import type { VinFinding } from '@wideload/domain';

/** The sentence about a VIN, for the forms in which it is typed and the preview of a file. */
export function formatVinFinding(finding: VinFinding): string {
  if (finding.code === 'length') return `A VIN since 1981 has 17 characters; this one has ${finding.length}.`;
  if (finding.code === 'check-digit') return 'The check digit does not match. Look for a typo. Old VINs may differ.';
  const { letters } = finding;
  return `A VIN never has the letters I, O or Q; this one has ${formatLetters(letters)}. ${adviseDigits(letters)}`;
}

const formatLetters = (letters: readonly string[]) => letters.join(', ').replace(/, (?=\w$)/, ' and ');

/** The letters look like these digits. */
function adviseDigits(letters: readonly string[]): string {
  const zeros = letters.filter((letter) => letter !== 'I');
  if (zeros.length === 0) return 'Use 1.';
  return zeros.length === letters.length ? 'Use 0.' : `Use 1 for I and 0 for ${formatLetters(zeros)}.`;
}
