import { expect, test } from 'vitest';
import { listTextsIn } from './texts.mjs';

const findTexts = (code) => listTextsIn('part.tsx', code).map(({ text }) => text);

test.each([
  ['between tags', '<p>\n  Two\n  lines\n</p>', ['Two lines']],
  ['beside an element', '<p>Total <b>{sum}</b> paid</p>', ['Total', 'paid']],
  ['in an attribute that people read', '<Field label="Street" name="street" />', ['Street']],
  ['in one of two branches', "<p>{isOpen ? 'Close' : texts.open}</p>", ['Close']],
  ['behind a condition', "<p>{isLate && ' or later'}</p>", ['or later']],
  ['round what varies', '<button aria-label={`Edit ${name}`} />', ['Edit']],
  ['in a list of choices', "const choices = [{ value: 'dot', label: 'USDOT number' }];", ['USDOT number']],
])('a text %s is found', (_, code, texts) => {
  expect(findTexts(code)).toEqual(texts);
});

test.each([
  ['from the catalog', '<p title={texts.title}>{texts.summary(count)}</p>'],
  ['that nobody reads', `<input type="text" name="street" className={css['box']} autoComplete="off" />`],
  ['without a letter', '<span>–</span>'],
  ['that a call takes', "<p>{of('day')}</p>"],
  ['for another property', '<Badge kind="ok">{word}</Badge>'],
  ['that is the symbol of a unit', '<TextField label={texts.weight} unit="lb" />'],
])('a string %s is let be', (_, code) => {
  expect(findTexts(code)).toEqual([]);
});

test('a text is reported with its first line', () => {
  expect(listTextsIn('part.tsx', 'const a = (\n  <p>\n    Here\n  </p>\n);')).toEqual([{ line: 3, text: 'Here' }]);
});

test('a file that cannot be parsed is an error', () => {
  expect(() => listTextsIn('part.tsx', '<p>')).toThrow('part.tsx');
});
