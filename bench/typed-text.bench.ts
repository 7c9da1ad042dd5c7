// A text that is ten times as long takes about ten times as long to read: no pattern goes back over what it has read.
import { parseLength, parsePounds, parseStateList } from '@wideload/domain';
import { measure } from './measure.ts';

const readers = [
  { name: 'a length', read: parseLength, parts: ['1', '1,', ' 1', "'", '1/', '-', '.', '½', 'ft'] },
  { name: 'a weight', read: parsePounds, parts: ['1', '1,', ' 1', '1/', 'k', '.', ' ', 'a.'] },
  { name: 'a list of states', read: parseStateList, parts: ['TX ', 'new ', ',', 'west virginia ', '- ', 'and '] },
];

for (const { name, read, parts } of readers) {
  const ratios = parts.map((part) => {
    const long = measure(() => read(part.repeat(5000)));
    const short = measure(() => read(part.repeat(500)));
    return long.medianMs / short.medianMs;
  });
  measure.report(`${name} of ten times the text`, { figure: Math.max(...ratios), unit: 'times', atMost: 40 });
}
