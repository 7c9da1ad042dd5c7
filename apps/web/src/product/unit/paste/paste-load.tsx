import { readLoadSheet, type SheetItem, type SheetKey, type SheetLoad, type SheetValue } from '@wideload/domain';
import { useDeferredValue, useEffect, useId, useMemo, useRef, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { RadioCards } from '#ui/form/radio-cards.tsx';
import { TextArea } from '#ui/form/text-field.tsx';
import css from './paste-load.module.css';
import {
  isAnswered,
  listValues,
  selectValues,
  type Choices,
  type PasteForm,
  type PasteWords,
  findChosen,
  findState,
  formatValue,
} from './pasted-load.ts';
import { Checkbox } from '#ui/form/checkbox.tsx';

type PastedItemProps = {
  item: Exclude<SheetItem, { kind: 'note' }>;
  at: number;
  form: PasteForm;
  words: PasteWords;
  choices: Choices;
  replaced: ReadonlySet<SheetKey>;
  onChoose: (reading: number | null) => void;
  onReplace: (key: SheetKey, isReplaced: boolean) => void;
};

const leftOut = 'none';

function PastedItem(props: PastedItemProps) {
  const { item, at, words, choices } = props;
  const name = useId();
  if (item.kind === 'unread') return <p>{words.unread(item.words, item.because)}</p>;
  const values = listValues(item, at, choices);
  if (item.kind === 'read')
    return (
      <>
        <Values {...props} values={values} />
        <p className="muted size-label">{words.from(item.words)}</p>
      </>
    );
  const chosen = findChosen(item, at, choices);
  const isLeftOut = chosen === null && choices[at] === null;
  return (
    <>
      <RadioCards
        name={name}
        legend={`${words.ask(item.words)} ${words.doubt(item.why)}`}
        cards={[
          ...item.readings.map((reading, number) => ({
            value: String(number),
            label: reading.map((value) => describe(value, props)).join(', '),
          })),
          { value: leftOut, label: words.leaveOut },
        ]}
        value={isLeftOut ? leftOut : String(chosen ?? '')}
        onChange={({ target }) => props.onChoose(target.value === leftOut ? null : Number(target.value))}
      />
      <Values {...props} values={values.filter((value) => findState(value, props.form) !== 'empty')} />
    </>
  );
}

type Shown = Pick<PastedItemProps, 'form' | 'words'>;

function describe(value: SheetValue, { form, words }: Shown): string {
  const label = form.find(value.key) === null ? words.missingField(value.key) : form.labelOf(value.key);
  return `${label} ${formatValue(value, words)}`;
}

function Values(props: PastedItemProps & { values: readonly SheetValue[] }) {
  return props.values.map((value) => <OneValue key={value.key} {...props} value={value} />);
}

function OneValue(props: PastedItemProps & { value: SheetValue }) {
  const { value, form, words, replaced, onReplace } = props;
  const state = findState(value, form);
  const label = form.labelOf(value.key);
  const note = { empty: '', typed: '', same: words.isFilled, 'no-field': words.noFieldHere }[state];
  return (
    <>
      <p>
        <span className="bold">{describe(value, props)}</span>
        {note !== '' && `: ${note}`}
      </p>
      {state === 'typed' && (
        <Checkbox
          label={words.replace(label, form.find(value.key)?.text ?? '')}
          checked={replaced.has(value.key)}
          onChange={({ target }) => onReplace(value.key, target.checked)}
        />
      )}
    </>
  );
}

export type PasteLoadProps = {
  form: PasteForm;
  text: string;
  onText: (text: string) => void;
};

export function PasteLoad({ form, text, onText, words }: PasteLoadProps & { words: PasteWords }) {
  const settled = useDeferredValue(text);
  const loads = useMemo(() => readLoadSheet(settled), [settled]);
  const [at, setAt] = useState<{ text: string; load: number } | null>(null);
  const name = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const chosen = loads.length === 1 ? 0 : at?.text === settled ? at.load : null;
  const load = chosen === null ? undefined : loads[chosen];
  useEffect(() => field.current?.focus(), []);
  return (
    <div className="stack gap-16 above-12">
      <TextArea
        label={words.label}
        hint={words.hint}
        ref={field}
        className={css['text']}
        name="pasted-load"
        rows={6}
        spellCheck={false}
        value={text}
        onChange={(event) => onText(event.target.value)}
      />
      {loads.length > 1 && (
        <RadioCards
          name={`${name}load`}
          legend={words.whichLoad(loads.length)}
          cards={loads.map((one, number) => describeLoad(one, number, words))}
          value={String(chosen ?? '')}
          onChange={(event) => setAt({ text: settled, load: Number(event.target.value) })}
        />
      )}
      {load !== undefined && <PastedItems key={`${chosen} ${settled}`} items={load.items} {...{ form, words }} />}
    </div>
  );
}

function describeLoad({ name, items }: SheetLoad, at: number, words: PasteWords) {
  const first = items.find(({ kind }) => kind === 'read' || kind === 'ask');
  return { value: String(at), label: name ?? words.loadNumber(at + 1), detail: first?.words };
}

type ItemsProps = { items: readonly SheetItem[]; form: PasteForm; words: PasteWords };

function PastedItems({ items, form, words }: ItemsProps) {
  const [choices, setChoices] = useState<Choices>({});
  const [replaced, setReplaced] = useState<ReadonlySet<SheetKey>>(new Set());
  const [filled, setFilled] = useState<readonly SheetKey[]>([]);
  const status = useRef<HTMLParagraphElement>(null);
  const values = selectValues(items, { choices, replaced, form });
  const read = items.flatMap((item, at) => listValues(item, at, choices)).length;
  const asked = items.filter((item, at) => !isAnswered(item, at, choices)).length;
  const left = items.filter(({ kind }) => kind === 'unread').length;
  const rows = items.map((item, at) => ({ id: `${at} ${item.words}`, item, at }));
  const notes = rows.flatMap(({ id, item }) =>
    item.kind === 'note' ? [{ id, text: words.note(item.words, item.what) }] : [],
  );

  function fill() {
    form.fill(values);
    setFilled(values.map(({ key }) => key));
    setReplaced(new Set());
    // The button disappears with the fields that it fills.
    status.current?.focus();
  }
  function replace(key: SheetKey, isReplaced: boolean) {
    const others = [...replaced].filter((other) => other !== key);
    setReplaced(new Set(isReplaced ? [...others, key] : others));
  }
  return (
    <>
      <p ref={status} role="status" tabIndex={-1} className="bold no-ring">
        {filled.length > 0
          ? words.filled(filled.map((key) => form.labelOf(key)))
          : read + asked === 0
            ? words.nothing
            : words.summary(read, asked, left)}
      </p>
      <ul className={css['list']}>
        {rows.map(({ id, item, at }) =>
          item.kind === 'note' ? null : (
            <li key={id}>
              <PastedItem
                {...{ item, at, form, words, choices, replaced }}
                onChoose={(chosen) => setChoices({ ...choices, [at]: chosen })}
                onReplace={replace}
              />
            </li>
          ),
        )}
      </ul>
      {notes.length > 0 && (
        <details>
          <summary>{words.others}</summary>
          <ul className="bullets readable above-8">
            {notes.map(({ id, text }) => (
              <li key={id}>{text}</li>
            ))}
          </ul>
        </details>
      )}
      {values.length > 0 && (
        <Button className="self-start" onClick={fill}>
          {words.fill(values.length)}
        </Button>
      )}
    </>
  );
}
