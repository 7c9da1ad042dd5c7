import type { AuditEntry } from '@wideload/contract';
import * as texts from './audit-log.texts.ts';
import { toChangeLines, isLong, type ChangeLine } from './change-lines.ts';

function Value({ text }: { text: string | null }) {
  if (text !== null) return text;
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="visually-hidden">{texts.nothing}</span>
    </>
  );
}

function Line({ line }: { line: ChangeLine }) {
  return (
    <li>
      <span className="muted">{line.name}:</span>{' '}
      {'same' in line ? (
        line.same
      ) : line.from === null && line.to !== null ? (
        line.to
      ) : (
        <>
          <Value text={line.from} /> <span aria-hidden="true">→</span>
          <span className="visually-hidden">{texts.became}</span> <Value text={line.to} />
        </>
      )}
    </li>
  );
}

export function ChangeList({ act }: { act: AuditEntry }) {
  const lines = toChangeLines(act);
  if (lines.length === 0) return <Value text={null} />;
  const list = (
    <ul className="typed">
      {lines.map((line) => (
        <Line key={line.name} line={line} />
      ))}
    </ul>
  );
  if (!isLong(lines)) return list;
  return (
    <details>
      <summary>{lines.map(({ name }) => name).join(', ')}</summary>
      {list}
    </details>
  );
}
