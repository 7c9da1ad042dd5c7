import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { formatFacts, readOne } from './permit-text.test-support.ts';

type TextCase = [title: string, text: string, facts: string];

/** A permit of a state after each line of dashes, its facts behind `=>`. */
function readCases(file: string): TextCase[] {
  const cases = readFileSync(new URL(file, import.meta.url), 'utf8')
    .split(/^---- /m)
    .slice(1);
  return cases.map((one) => {
    const [title = '', ...lines] = one.trimEnd().split('\n');
    const isFact = (line: string) => line.startsWith('=> ');
    const facts = lines.filter(isFact).map((line) => line.slice('=> '.length));
    return [title, lines.filter((line) => !isFact(line)).join('\n'), facts.join('; ')];
  });
}

const head = `Kansas Department of Transportation
Oversize Permit
Permit Number: KS-261204-55
`;

test.each(
  ['labels', 'tables', 'sentences', 'traps', 'values-first', 'wrapped-cells'].flatMap((name) =>
    readCases(`${name}.cases.txt`),
  ),
)('%s', (_, text, facts) => {
  expect(formatFacts(readOne(text))).toBe(facts);
});

test.each(readCases('tight-rows.cases.txt'))('below a head, %s', (_, text, facts) => {
  expect(formatFacts(readOne(head + text))).toBe(facts);
});

/** A row a line, its columns parted by ` | `. */
function readRows(file: string): string[][] {
  const rows = readFileSync(new URL(file, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1);
  return rows.map((row) => row.split(' | '));
}

const readLines = (lines: string, ...head: string[]) =>
  formatFacts(readOne([...head, lines.replaceAll('↵', '\n')].join('\n')));

test.each(readRows('all-facts.rows.txt'))('%s', (_, lines = '', facts) => {
  expect(readLines(lines, 'Kansas Department of Transportation', 'Oversize Permit')).toBe(facts);
});

test.each(readRows('some-facts.rows.txt'))('%s', (_, lines = '', facts = '') => {
  const read = readLines(lines, 'Ohio Department of Transportation', 'Permit No. OH-4711').split('; ');
  const isRead = (fact: string) => {
    const [name = '', value] = fact.split(' ');
    return value === 'none' ? !read.some((one) => one.startsWith(`${name} `)) : read.includes(fact);
  };
  const others = facts.split('; ').filter((fact) => !isRead(fact));
  expect(others, `Read are: ${read.join('; ')}`).toEqual([]);
});
