import { capitalize, type StateCode } from '@wideload/domain';
import { Fragment } from 'react';
import { FactNote, FactText } from '../fact-note.tsx';
import { AskedSource } from '../source-note.tsx';
import type { SourceWords } from '../source.texts.ts';
import type { FactLine, FactPart } from './fact-line.ts';

/** `name` is that of the state, in the language of the page. */
type FactLinesProps = { lines: readonly FactLine[]; state: StateCode; name: string; says: SourceWords };

export function FactLines({ lines, ...rest }: FactLinesProps) {
  return (
    <ul className="stack gap-4">
      {lines.map((line) => (
        <li key={JSON.stringify(line)}>
          <FactWords line={line} {...rest} />
        </li>
      ))}
    </ul>
  );
}

function FactWords({ line, state, name, says }: Omit<FactLinesProps, 'lines'> & { line: FactLine }) {
  const { label, parts, isConfirmed, refs } = line;
  return (
    <>
      {parts.map((part, at) => (
        <Fragment key={JSON.stringify(part)}>
          {at > 0 ? '. ' : label !== '' && `${label}: `}
          <PartWords {...part} text={at > 0 || label === '' ? capitalize(part.text) : part.text} />
        </Fragment>
      ))}
      {!isConfirmed && <span className="muted"> ({says.unconfirmed})</span>}.
      {refs.length > 0 && (
        <AskedSource
          {...{ state, refs }}
          figure={says.figures.row(name, label || (parts[0]?.text ?? ''))}
          words={says}
        />
      )}
      {parts.flatMap(({ areas = [] }) => (areas.length > 1 ? [<Areas key={areas.join()} areas={areas} />] : []))}
    </>
  );
}

function PartWords({ text, areas, notes }: FactPart) {
  const [area, ...others] = areas ?? [];
  return (
    <>
      {text}
      {area !== undefined && others.length === 0 && (
        <>
          : <FactText note={area} />
        </>
      )}
      {notes.map((note) => (
        <Fragment key={note}>
          {' '}
          (<FactNote note={note} />)
        </Fragment>
      ))}
    </>
  );
}

/** Several places with the same hours. */
function Areas({ areas }: { areas: readonly string[] }) {
  return (
    <ul className="bullets">
      {areas.map((area) => (
        <li key={area}>
          <FactText note={area} />
        </li>
      ))}
    </ul>
  );
}
