import { formatList } from '../../../../lib/format-list.ts';
import type { MatchedPaper } from './paper.ts';
import * as texts from './papers.texts.ts';

function formatDifference({ field, found, ordered }: MatchedPaper['differences'][number]): string {
  if (field === 'past') return texts.endedOn(found);
  if (field === 'validity') return texts.tooManyDays(found, ordered);
  return texts.differs(texts.factNames[field], found, ordered);
}

/** The differences between the PDF and the order, and the facts of which the PDF has several. */
export function Differences({ read: { differences, unclear } }: { read: MatchedPaper }) {
  if (differences.length + unclear.length === 0) return null;
  return (
    <ul className="bullets">
      {differences.map((difference) => (
        <li key={difference.field} className="danger bold">
          {formatDifference(difference)}
        </li>
      ))}
      {unclear.map(({ fact, values }) => (
        <li key={`unclear ${fact}`} className="danger bold">
          {texts.notClear(texts.factNames[fact], formatList(values, 'or'))}
        </li>
      ))}
    </ul>
  );
}
