import type { ComparedPaper } from '@wideload/contract';
import { describePaperDifference, describeUnclearFact } from '@wideload/contract/client';

/** The differences between the PDF and the order, and the facts of which the PDF has several. */
export function Differences({ read: { differences, unclear } }: { read: ComparedPaper }) {
  if (differences.length + unclear.length === 0) return null;
  return (
    <ul className="bullets">
      {differences.map((difference) => (
        <li key={difference.field} className="danger bold">
          {describePaperDifference(difference)}
        </li>
      ))}
      {unclear.map((one) => (
        <li key={`unclear ${one.fact}`} className="danger bold">
          {describeUnclearFact(one)}
        </li>
      ))}
    </ul>
  );
}
