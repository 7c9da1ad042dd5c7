import { expect, test } from 'vitest';
import { placeWords } from './place-words.ts';
import type { Character } from './read-characters.ts';

const widths = { letter: 5, space: 3, cell: 7 };

function write(text: string): Character[] {
  let end = 0;
  return [...text].flatMap((letter) => {
    const left = end;
    // Cells have a gap between them, and no space.
    if (letter === '|') end += widths.cell;
    if (letter === '|') return [];
    end += letter === ' ' ? widths.space : widths.letter;
    const place = { left, right: end, top: 0, bottom: 10, baseline: 8, size: 10, angle: 0 };
    return { text: letter, ...place, isInvisible: false, isUnmapped: false, object: 1 };
  });
}

test.each([
  ['words', 'Permit number', 'Permit number'],
  ['letters with spaces between them', 'O H I O  D E P T', 'OHIO DEPT'],
  [
    'cells that lie close, in a file that writes its spaces',
    'Overall Width|15 feet wide',
    'Overall Width|15 feet wide',
  ],
  ['letters with gaps and no spaces between them', 'O|H|I|O', 'O H I O'],
  ['numbers of one digit', '1 2 3 4 5 6 7 8', '1 2 3 4 5 6 7 8'],
])('%s', (_, written, read) => {
  expect(placeWords(write(written)).map(({ text }) => text)).toEqual(read.split('|'));
});

test('a gap of one letter is a space in a font of one width, also in a file that writes its spaces', () => {
  const courier = (letter: Character, at: number) => ({ ...letter, left: at * 6, right: at * 6 + 6 });
  const place = (text: string) =>
    write(text)
      .map(courier)
      .filter(({ text: letter }) => letter !== '_');
  expect(
    placeWords([
      ...place('Special mild wind'),
      ...place('PERMIT_NO__7741203').map((one) => ({ ...one, baseline: 40 })),
    ]),
  ).toMatchObject([{ text: 'Special mild wind' }, { text: 'PERMIT NO' }, { text: '7741203' }]);
});

test('short words are spaced by letter where the longer ones of their page are', () => {
  const toSecondLine = (letter: Character) => ({ ...letter, baseline: 40, top: 32, bottom: 42 });
  const words = [...write('D|E|P|A|R|T|M|E|N|T'), ...write('1|4|6').map(toSecondLine)];
  expect(placeWords(words).map(({ text }) => text)).toEqual(['DEPARTMENT', '146']);
});
