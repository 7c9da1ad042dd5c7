import type { SheetItem, SheetKey, SheetValue } from '@wideload/domain';
import { useId } from 'react';
import { Checkbox } from '#ui/form/checkbox.tsx';
import { RadioCards } from '#ui/form/radio-cards.tsx';
import {
  findChosen,
  findState,
  formatValue,
  listValues,
  type Choices,
  type PasteForm,
  type PasteWords,
} from './pasted-load.ts';

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

export function PastedItem(props: PastedItemProps) {
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
