import type { PacketPermit } from '@wideload/contract';
import { capitalize, type FilingSource, type OrderableState } from '@wideload/domain';
import { filingFacts } from '@wideload/domain/filing';

const tierWords: Readonly<Record<FilingSource['tier'], string>> = {
  official: 'the state’s own text',
  'official-quoted': 'quoted from the state',
  secondary: 'a report, not confirmed by the state',
  'permit-service': 'a permit service, not confirmed by the state',
};

/** Whether a screen is enough, and who says so. */
export function describeCarry(state: OrderableState): PacketPermit['carry'] {
  const { carry, sources, readOn } = filingFacts[state];
  const { isScreenAccepted, note } = carry;
  const source = sources.find(({ n }) => n === carry.source);
  return {
    screen: isScreenAccepted === null ? 'not-found' : isScreenAccepted ? 'accepted' : 'refused',
    note: note && capitalize(note),
    source:
      source === undefined
        ? null
        : {
            words: `${source.title}, ${source.publisher} (${tierWords[source.tier]}), read ${readOn}`,
            link: source.url,
          },
  };
}
