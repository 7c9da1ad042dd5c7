import { Fragment } from 'react';
import type { FactLine, FactPart } from './fact-line.ts';

export function FactLines({ lines, unconfirmed }: { lines: readonly FactLine[]; unconfirmed: string }) {
  return (
    <ul className="stack gap-4">
      {lines.map((line) => (
        <li key={JSON.stringify(line)}>
          <FactWords line={line} unconfirmed={unconfirmed} />
        </li>
      ))}
    </ul>
  );
}

export function FactWords({
  line: { label, parts, isConfirmed },
  unconfirmed,
}: {
  line: FactLine;
  unconfirmed: string;
}) {
  return (
    <>
      {parts.map((part, at) => (
        <Fragment key={JSON.stringify(part)}>
          {at > 0 ? '; ' : label !== '' && `${label}: `}
          <PartWords {...part} text={at === 0 && label === '' ? capitalize(part.text) : part.text} />
        </Fragment>
      ))}
      {!isConfirmed && <span className="muted"> ({unconfirmed})</span>}.
    </>
  );
}

function PartWords({ text, english, notes }: FactPart) {
  return (
    <>
      {text}
      {english !== undefined && (
        <>
          : <span lang="en">{english}</span>
        </>
      )}
      {notes.map((note) => (
        <Fragment key={note}>
          {' '}
          (<q lang="en">{note}</q>)
        </Fragment>
      ))}
    </>
  );
}

function capitalize(text: string): string {
  return `${text.charAt(0).toLocaleUpperCase()}${text.slice(1)}`;
}
