// A text that is ten times as long takes about ten times as long to read: no pattern goes back over what it has read.
import { parseLength, parsePounds, parseStateList } from '@wideload/domain';
import { measureCalculations } from './measure.ts';
import { report } from './report.ts';

const readers = [
  { name: 'a length', read: parseLength, parts: ['1', '1,', ' 1', "'", '1/', '-', '.', '½', 'ft'] },
  { name: 'a weight', read: parsePounds, parts: ['1', '1,', ' 1', '1/', 'k', '.', ' ', 'a.'] },
  { name: 'a list of states', read: parseStateList, parts: ['TX ', 'new ', ',', 'west virginia ', '- ', 'and '] },
];

for (const { name, read, parts } of readers) {
  const ratios = parts.map((part) => {
    const [longText, shortText] = [part.repeat(5000), part.repeat(500)];
    const [long, short] = measureCalculations(
      () => read(longText),
      () => read(shortText),
    );
    return long / short;
  });
  report({ what: `reading ${name}, ten times as long`, against: 'the text', ratio: Math.max(...ratios), atMost: 40 });
}
