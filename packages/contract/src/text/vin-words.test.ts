import { expect, test } from 'vitest';
import { formatVinFinding } from './vin-words.ts';

test.each([
  [['O'], 'A VIN never has the letters I, O or Q; this one has O. Use 0.'],
  [['Q', 'O'], 'A VIN never has the letters I, O or Q; this one has Q and O. Use 0.'],
  [['I'], 'A VIN never has the letters I, O or Q; this one has I. Use 1.'],
  [['I', 'O', 'Q'], 'A VIN never has the letters I, O or Q; this one has I, O and Q. Use 1 for I and 0 for O and Q.'],
])('the letters %j', (letters, sentence) => {
  expect(formatVinFinding({ code: 'barred-letters', letters })).toBe(sentence);
});

test('a length', () => {
  expect(formatVinFinding({ code: 'length', length: 16 })).toBe('A VIN since 1981 has 17 characters; this one has 16.');
});
