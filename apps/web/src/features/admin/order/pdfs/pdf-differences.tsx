import type { ComparedPdf } from '@wideload/contract';
import { describePdfDifference, describeUnclearFact } from '@wideload/contract/client';

/** The differences between the PDF and the order, and the facts of which the PDF has several. */
export function Differences({ read: { differences, unclear } }: { read: ComparedPdf }) {
  if (differences.length + unclear.length === 0) return null;
  return (
    <ul className="bullets">
      {differences.map((difference) => (
        <li key={difference.field} className="danger bold">
          {describePdfDifference(difference)}
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
