import type { MatchedPaper } from './paper.ts';
import * as texts from './papers.texts.ts';

/** The differences between the PDF and the order. */
export function Differences({ read: { differences } }: { read: MatchedPaper }) {
  if (differences.length === 0) return null;
  return (
    <ul className="bullets">
      {differences.map(({ field, found, ordered }) => (
        <li key={field} className="danger bold">
          {texts.differs(texts.factNames[field], found, ordered)}
        </li>
      ))}
    </ul>
  );
}
