import { stateName, type Cents } from '@wideload/domain';
import type { ChargeSummary, ExpectedTotal } from '@wideload/domain/permit-facts';
import { toExtraLine } from './charge-extras.ts';
import { toChargeLine, toSizeLine, type ChargeLine } from './charge-line.ts';
import { formatWhole } from './charge-money.ts';
import { formatExpectedTotal } from './expected-total.ts';
import type { ChargeWords } from './charge-words.ts';
import { formatAsk, listDoubtLines } from './doubt-lines.ts';

/** An introduction with a colon, and a line for each state; without lines a whole sentence. */
export type ChargeSection = { key: 'weight' | 'size' | 'extras' | 'doubts'; intro: string; lines: ChargeLine[] };

/** Charges of the states beyond the fees. Empty if there are none. */
export function listChargeSections(
  { weight, size, extras, doubts }: ChargeSummary,
  words: ChargeWords,
): ChargeSection[] {
  const sections: ChargeSection[] = [];
  if (weight.isOverweight)
    sections.push({
      key: 'weight',
      intro: formatWeightIntro(weight, words),
      lines: weight.lines.map((line) => toChargeLine(line, words)),
    });
  if (size.lines.length > 0)
    sections.push({
      key: 'size',
      intro: words.moreForSize(formatWhole(size.total)),
      lines: size.lines.map((line) => toSizeLine(line, words)),
    });
  if (extras.lines.length > 0)
    sections.push({
      key: 'extras',
      intro: formatIntro(extras, { intro: words.extras.intro, openIntro: words.extras.openIntro }, words),
      lines: extras.lines.map((line) => toExtraLine(line, words)),
    });
  const doubted = listDoubtedLines(doubts, words);
  if (doubted.length > 0) sections.push({ key: 'doubts', intro: words.doubts.intro, lines: doubted });
  return sections;
}

const subjects = ['money', 'days', 'limits'] as const;

/** Several units can share a doubt. */
function listDoubtedLines(doubted: ChargeSummary['doubts'], words: ChargeWords): ChargeLine[] {
  const lines = doubted.flatMap(({ state, doubts }) =>
    subjects.flatMap((about) =>
      listDoubtLines(doubts, about, words).map(({ text, why, office }) => ({
        state,
        text,
        notes: [why],
        office,
        isConfirmed: true,
      })),
    ),
  );
  return [...new Map(lines.map((line) => [JSON.stringify(line), line])).values()];
}

/** One paragraph; `''` if the states charge nothing beyond the fees. */
export function formatCharges(total: ExpectedTotal, charges: ChargeSummary, words: ChargeWords): string {
  const sections = listChargeSections(charges, words);
  if (sections.length === 0) return '';
  const isMoreDue = sections.some(({ key, lines }) => key !== 'doubts' && lines.length > 0);
  return [
    formatExpectedTotal(total, words, stateName),
    ...sections.map((section) => formatSection(section, words)),
    ...(isMoreDue ? [words.later] : []),
  ].join(' ');
}

function formatWeightIntro(weight: ChargeSummary['weight'], words: ChargeWords): string {
  if (weight.lines.length === 0) return words.nothingMore;
  return formatIntro(weight, { intro: words.more, openIntro: words.moreOpen }, words);
}

type Bounds = { total: Cents; most: Cents | null };
type IntroWords = { intro: (sum: string) => string; openIntro: string };

/** `about $510`, `$40 to $120`, `up to $96`: an intro counts all of its lines. */
function formatIntro({ total, most }: Bounds, { intro, openIntro }: IntroWords, words: ChargeWords): string {
  if (most === null) return total > 0 ? intro(words.atLeast(formatWhole(total))) : openIntro;
  if (most === total) return intro(words.about(formatWhole(total)));
  return intro(total > 0 ? words.between(formatWhole(total), formatWhole(most)) : words.upTo(formatWhole(most)));
}

function formatSection({ intro, lines }: ChargeSection, words: ChargeWords): string {
  if (lines.length === 0) return intro;
  const texts = lines.map(({ state, text, notes, office }) => {
    const said = [stateName(state), text, ...notes.map((note) => `(${note})`)].join(' ');
    return office === undefined ? said : `${said}, ${formatAsk(office, words)}`;
  });
  return `${intro} ${texts.join(', ')}.`;
}
