import { capitalize } from '@wideload/domain';
import type { AuditEntry } from '@wideload/contract';
import * as texts from './audit-log.texts.ts';
import { formatInstant } from '#lib/format-instant.ts';
import { NoValue } from '#ui/list/no-value.tsx';

/** A null `from` is an added field, a null `to` a removed one, `same` an unchanged one. */
export type ChangeLine = { name: string } & ({ same: string } | { from: string | null; to: string | null });

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/;

function formatFieldName(field: string): string {
  const words = field
    .replace(/Cents$/, '')
    .replaceAll(/[_\s]+/g, ' ')
    .replaceAll(/([a-z\d])([A-Z])/g, (_, before: string, after: string) => `${before} ${after.toLowerCase()}`);
  return capitalize(words);
}

function isPlain(value: unknown): value is string | number {
  return typeof value === 'string' || typeof value === 'number';
}

function formatValue(value: unknown, field: string): string | null {
  if (value === undefined || value === null || value === '') return null;
  if (typeof value === 'boolean') return value ? texts.yes : texts.no;
  if (typeof value === 'number' && field.endsWith('Cents')) return dollars.format(value / 100);
  if (typeof value === 'number') return value.toLocaleString('en-US', { useGrouping: field !== 'unit' });
  if (typeof value === 'string') return instant.test(value) ? formatInstant(value) : value;
  if (Array.isArray(value) && value.every(isPlain)) return value.length === 0 ? null : value.join(', ');
  return JSON.stringify(value);
}

export function toChangeLines({ before, after }: Pick<AuditEntry, 'before' | 'after'>): ChangeLine[] {
  const fields = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  return [...fields].flatMap((field): ChangeLine[] => {
    const [from, to] = [formatValue(before?.[field], field), formatValue(after?.[field], field)];
    const name = formatFieldName(field);
    if (from === to) return from === null ? [] : [{ name, same: from }];
    return [{ name, from, to }];
  });
}

/** In characters; longer changes are folded. */
const maxLength = 160;
const maxLines = 4;

export function isLong(lines: readonly ChangeLine[]): boolean {
  const length = lines.reduce((sum, line) => sum + Object.values(line).join('').length, 0);
  return lines.length > maxLines || length > maxLength;
}

function Value({ text }: { text: string | null }) {
  if (text !== null) return text;
  return <NoValue meaning={texts.nothing} />;
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

export function ChangeList({ act }: { act: Pick<AuditEntry, 'before' | 'after'> }) {
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
