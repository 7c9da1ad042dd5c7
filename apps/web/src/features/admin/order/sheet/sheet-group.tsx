import { Check, Copy } from 'lucide-react';
import { useId } from 'react';
import { classNames } from '../../../../ui/class-names.ts';
import { IconButton } from '../../../../ui/icon-button.tsx';
import css from './sheet.module.css';
import * as texts from './sheet.texts.ts';
import type { SheetGroup, SheetRow } from './sheet-row.ts';

function MissingValue({ label, isAsked }: { label: string; isAsked: boolean }) {
  if (!isAsked) return <span className="muted">{texts.notKnown}</span>;
  return (
    <>
      <span className="warn strong">{texts.notGiven}</span>{' '}
      <a href="#questions" className="no-print" aria-label={texts.askAbout(label)}>
        {texts.ask}
      </a>
    </>
  );
}

function RowValue({ row: { label, value, link }, isAsked }: { row: SheetRow; isAsked: boolean }) {
  if (value === null) return <MissingValue label={label} isAsked={isAsked} />;
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
  copying?: { said: string; copy: (text: string, words: string) => Promise<void> } | undefined;
};

export function SheetGroupPart({ group, level = 3, copying }: SheetGroupProps) {
  const { title, rows, kind, isWide } = group;
  const id = useId();
  const Heading = level === 3 ? 'h3' : 'h2';
  const heading = (
    <Heading id={id} className="size-label">
      {title}
    </Heading>
  );
  const list = <SheetRows rows={rows} isAsked={kind === 'asked'} copying={copying} />;
  if (rows.length === 0) return null;
  return (
    <section aria-labelledby={id} className={classNames(css['group'], isWide && css['whole'])}>
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

type SheetRowsProps = { rows: readonly SheetRow[]; isAsked: boolean; copying: SheetGroupProps['copying'] };

function SheetRows({ rows, isAsked, copying }: SheetRowsProps) {
  return (
    <dl>
      {rows.map((row) => (
        // Several rules may have one label.
        <div key={`${row.label} ${row.value}`} className={css['row']}>
          <dt className="muted">{row.label}</dt>
          <dd className={css['value']}>
            <span className="medium typed shrinks">
              <RowValue row={row} isAsked={isAsked} />
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
