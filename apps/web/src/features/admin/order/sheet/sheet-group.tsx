import type { FilingAskRef } from '@wideload/contract';
import { messages } from '@wideload/contract/client';
import { Check, Copy, Pencil } from 'lucide-react';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useDeskRight } from '#product/account/for-desk.tsx';
import { EmailText } from '#ui/email-text.tsx';
import { PlaceLink } from '#ui/button-link.tsx';
import { classNames } from '#ui/class-names.ts';
import { IconButton } from '#ui/icon-button.tsx';
import css from './sheet.module.css';
import * as texts from './sheet.texts.ts';
import { listCopies, type MissingValue, type SheetGroup, type SheetRow } from './sheet-row.ts';
import { TypeValue, type Typing } from './type-value.tsx';

type AskLinkProps = { label: string; missing: MissingValue; entry: FilingAskRef | undefined };

/** The question form of the page opens, with the question filled in. There it says who may ask. */
function AskLink({ label, missing: { question }, entry }: AskLinkProps) {
  if (!useDeskRight(messages.ask.deskRight)) return null;
  return (
    <PlaceLink
      to="."
      search
      hash="questions"
      // The way back to the list is kept.
      state={(kept) => ({ ...kept, question, asks: entry === undefined ? [] : [entry] })}
      replace
      className="no-print"
      aria-label={texts.askAbout(label)}
    >
      {texts.ask}
    </PlaceLink>
  );
}

function RowValue({ row: { label, value, link, missing, entry } }: { row: SheetRow }) {
  if (value === null && missing === undefined) return <span className="muted">{texts.notKnown}</span>;
  if (missing !== undefined)
    return (
      <>
        <span className="warn strong">{missing.isRequired ? texts.notGivenButRequired : texts.notGiven}</span>{' '}
        <AskLink {...{ label, missing, entry }} />
      </>
    );
  if (link === undefined) return value?.includes('@') ? <EmailText email={value} /> : value;
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
  /** Only of an order in work. */
  typing?: Typing | undefined;
};

function SheetGroupPart({ group, level = 3, copying, typing }: SheetGroupProps) {
  const { title, rows, kind, place, isPaired = false } = group;
  const id = useId();
  const Heading = level === 3 ? 'h3' : 'h2';
  const heading = (
    <Heading id={id} className="size-label">
      {title}
    </Heading>
  );
  const list = <SheetRows {...{ rows, copying, typing }} />;
  if (rows.length === 0) return null;
  return (
    <section
      aria-labelledby={id}
      className={classNames(css['group'], place === 'both' && css['whole'], isPaired && css['paired'])}
    >
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

/** Two columns, below them the groups of long values, and last those that are folded, beside each other. */
export function SheetGroups({ groups, ...rest }: SheetGroupsProps) {
  const list = (those: (group: SheetGroup) => boolean) =>
    groups.filter(those).map((group) => <SheetGroupPart key={group.title} group={group} {...rest} />);
  const isFolded = ({ kind }: SheetGroup) => kind === 'folded' && rest.copying !== undefined;
  const [first, second] = [list(({ place }) => place === 'first'), list(({ place }) => place === 'second')];
  return (
    <div className={css['sheet']}>
      {first.length > 0 && (
        <div className={css['columns']}>
          <div>{first}</div>
          <div>{second}</div>
        </div>
      )}
      {list((group) => group.place === 'both' && !isFolded(group))}
      <div className={css['folds']}>{list((group) => group.place === 'both' && isFolded(group))}</div>
    </div>
  );
}

type SheetRowsProps = { rows: readonly SheetRow[] } & Pick<SheetGroupProps, 'copying' | 'typing'>;

function SheetRows({ rows, ...rest }: SheetRowsProps) {
  return (
    <dl>
      {rows.map((row) => (
        // Several rules may have one label.
        <SheetRowPart key={`${row.label} ${row.value}`} row={row} {...rest} />
      ))}
    </dl>
  );
}

type SheetRowProps = { row: SheetRow } & Pick<SheetGroupProps, 'copying' | 'typing'>;

function SheetRowPart({ row, copying, typing }: SheetRowProps) {
  const { label, entry, given = '' } = row;
  const [isTyping, setTyping] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const isSaved = entry !== undefined && typing?.saved?.key === entry.key && typing.saved.unit === entry.unit;
  // A changed value is another row, and the field that had the focus is gone.
  const takeFocus = useEffectEvent(() => {
    if (isSaved && document.activeElement === document.body) opener.current?.focus();
  });
  useEffect(() => takeFocus(), []);
  function close() {
    setTyping(false);
    opener.current?.focus();
  }
  return (
    <div className={css['row']}>
      <dt className="muted">{label}</dt>
      <dd className={css['value']}>
        <span className="medium typed shrinks">
          <RowValue row={row} />
        </span>
        <span className={css['copies']}>
          {typing && entry && (
            <IconButton
              label={texts.typeValue(label)}
              className={css['copy']}
              ref={opener}
              aria-expanded={isTyping}
              onClick={() => setTyping(!isTyping)}
            >
              <Pencil size={14} aria-hidden="true" />
            </IconButton>
          )}
          {copying && <CopyButtons row={row} copying={copying} />}
        </span>
      </dd>
      {typing && entry && isTyping && (
        <dd className={css['typing']}>
          <TypeValue {...{ label, entry, given, typing }} onClose={close} />
        </dd>
      )}
    </div>
  );
}

type CopyButtonProps = NonNullable<SheetGroupProps['copying']> & { label: string; text: string };

/** One for each part that a form takes apart. */
function CopyButtons({ row, copying }: { row: SheetRow; copying: NonNullable<SheetGroupProps['copying']> }) {
  return listCopies(row).map(({ part, text }) => (
    <CopyButton
      key={part}
      label={part === '' ? texts.copyOne(row.label) : texts.copyPart(row.label, part)}
      text={text}
      {...copying}
    />
  ));
}

function CopyButton({ label, text, said, copy }: CopyButtonProps) {
  const words = texts.copied(`${label}: ${text}`);
  return (
    <IconButton label={label} className={css['copy']} onClick={() => void copy(text, words)}>
      {said === words ? <Check size={14} aria-hidden="true" /> : <Copy size={14} aria-hidden="true" />}
    </IconButton>
  );
}
