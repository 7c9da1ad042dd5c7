import { Link } from '@tanstack/react-router';
import { Check, Copy } from 'lucide-react';
import { useId } from 'react';
import { classNames } from '#ui/class-names.ts';
import { IconButton } from '#ui/icon-button.tsx';
import css from './sheet.module.css';
import * as texts from './sheet.texts.ts';
import type { SheetGroup, SheetRow } from './sheet-row.ts';

/** The question form of the page opens, with the question filled in. */
function AskLink({ label, question }: { label: string; question: string }) {
  return (
    <Link
      to="."
      search
      hash="questions"
      // The way back to the list is kept.
      state={(kept) => ({ ...kept, question })}
      replace
      className="no-print"
      aria-label={texts.askAbout(label)}
    >
      {texts.ask}
    </Link>
  );
}

function RowValue({ row: { label, value, link, question } }: { row: SheetRow }) {
  if (value === null && question === undefined) return <span className="muted">{texts.notKnown}</span>;
  if (question !== undefined)
    return (
      <>
        <span className="warn strong">{texts.notGiven}</span> <AskLink label={label} question={question} />
      </>
    );
  if (link === undefined) return value;
  return (
    <a href={link} {...(link.startsWith('https:') && { target: '_blank', rel: 'noopener' })}>
      {value}
    </a>
  );
}

type SheetGroupProps = {
  group: SheetGroup;
  level?: 3 | 2;
  /** None on paper. */
  copying?: { said: string; copy: (text: string, words: string) => Promise<boolean> } | undefined;
};

function SheetGroupPart({ group, level = 3, copying }: SheetGroupProps) {
  const { title, rows, kind, place } = group;
  const id = useId();
  const Heading = level === 3 ? 'h3' : 'h2';
  const heading = (
    <Heading id={id} className="size-label">
      {title}
    </Heading>
  );
  const list = <SheetRows rows={rows} copying={copying} />;
  if (rows.length === 0) return null;
  return (
    <section aria-labelledby={id} className={classNames(css['group'], place === 'both' && css['whole'])}>
      {kind === 'folded' && copying ? (
        <details>
          <summary className={css['fold']}>{heading}</summary>
          {list}
        </details>
      ) : (
        <>
          {heading}
          {list}
        </>
      )}
    </section>
  );
}

type SheetGroupsProps = Omit<SheetGroupProps, 'group'> & { groups: readonly SheetGroup[] };

/** Two columns, and below them the groups of long values. */
export function SheetGroups({ groups, ...rest }: SheetGroupsProps) {
  const listAt = (place: SheetGroup['place']) =>
    groups
      .filter((group) => group.place === place)
      .map((group) => <SheetGroupPart key={group.title} group={group} {...rest} />);
  const [first, second] = [listAt('first'), listAt('second')];
  return (
    <div className={css['sheet']}>
      {first.length > 0 && (
        <div className={css['columns']}>
          <div>{first}</div>
          <div>{second}</div>
        </div>
      )}
      {listAt('both')}
    </div>
  );
}

type SheetRowsProps = { rows: readonly SheetRow[]; copying: SheetGroupProps['copying'] };

function SheetRows({ rows, copying }: SheetRowsProps) {
  return (
    <dl>
      {rows.map((row) => (
        // Several rules may have one label.
        <div key={`${row.label} ${row.value}`} className={css['row']}>
          <dt className="muted">{row.label}</dt>
          <dd className={css['value']}>
            <span className="medium typed shrinks">
              <RowValue row={row} />
            </span>
            {row.value !== null && copying && <CopyButton label={row.label} value={row.value} {...copying} />}
          </dd>
        </div>
      ))}
    </dl>
  );
}

type CopyButtonProps = NonNullable<SheetGroupProps['copying']> & { label: string; value: string };

function CopyButton({ label, value, said, copy }: CopyButtonProps) {
  const words = texts.copied(`${label}, ${value}`);
  return (
    <IconButton label={texts.copyOne(label)} className={css['copy']} onClick={() => void copy(value, words)}>
      {said === words ? <Check size={14} aria-hidden="true" /> : <Copy size={14} aria-hidden="true" />}
    </IconButton>
  );
}
