import { useEffect } from 'react';
import * as texts from '../vehicles-step.texts.ts';
import { Button } from '../../../../../ui/button.tsx';
import { FieldGrid, Section } from '../../../../../ui/layout/panel.tsx';
import { TextField } from '../../../../../ui/form/text-field.tsx';
import { useLengthForm } from '../../../forms/length-form.ts';
import type { LengthInput } from '../../../forms/length-input.ts';
import { axleFields, dimensionFields, tidiedWeight, type LengthPath, type UnitForm } from '../../../forms/unit-form.ts';
import { LengthField } from './unit-length-field.tsx';
import { isOfRow, onlyReadingIn, rowIn } from './load-row.ts';
import { LoadRowNotice } from './load-row-notice.tsx';
import { useLoadRow } from './use-load-row.ts';

type UnitLengthsProps = {
  unit: UnitForm;
  put: (unit: UnitForm) => void;
  /** What every field gets: its name, its message, and what happens as it is left. */
  shared: (path: string) => { name: string; error: string | undefined; onBlur: () => void };
};

type AnyLengthField = (typeof dimensionFields)[number] | (typeof axleFields)[number];

/** The overall dimensions, the weight and the axle distances; each length in one field, or as feet and inches. */
export function UnitLengths({ unit, put, shared }: UnitLengthsProps) {
  const [form, chooseForm] = useLengthForm();
  const row = useLoadRow(unit.lengths, (lengths) => put({ ...unit, lengths }));
  const rowAt = rowIn(unit.lengths);
  const onlyReading = onlyReadingIn(unit.lengths);
  // A row with one reading fills the fields as it is left; it is asked about where that was taken back.
  const isRowAsked = rowAt !== null && (onlyReading === null || row.isUndone);
  const weight = shared('weight');

  // One that came with a draft is filled in as it would be when it is left.
  useEffect(() => {
    if (onlyReading !== null) row.fill(onlyReading);
    // oxlint-disable-next-line react/exhaustive-deps -- while it is typed it is left alone
  }, []);

  function putLength(path: LengthPath, input: LengthInput) {
    if (isOfRow(path)) row.forget();
    put({ ...unit, lengths: { ...unit.lengths, [path]: input } });
  }

  function length({ path, label, most, usual }: AnyLengthField) {
    const { error, ...field } = shared(path);
    return (
      <LengthField
        key={path}
        {...field}
        {...{ label, form, most, usual }}
        // Said at once: a message that came as the field is left would move the answers from under the pointer.
        error={rowAt?.path !== path ? error : isRowAsked ? texts.sayWhichLength : undefined}
        optional={path === 'axles.EF'}
        input={unit.lengths[path]}
        onInput={(input) => putLength(path, input)}
        onRow={isOfRow(path) ? row.fill : undefined}
      />
    );
  }

  return (
    <>
      <Section
        title={texts.overallDimensions}
        intro={form === 'one' ? texts.anySpelling : undefined}
        action={
          <Button look="link" onClick={() => chooseForm(form === 'one' ? 'two' : 'one')}>
            {form === 'one' ? texts.inFeetAndInches : texts.inOneField}
          </Button>
        }
      >
        <FieldGrid columns={3} phone={2}>
          {dimensionFields.slice(0, 3).map(length)}
          <LoadRowNotice lengths={unit.lengths} row={row} isAsked={isRowAsked} />
          <TextField
            {...weight}
            label={texts.loadedWeight}
            unit="lb"
            inputMode="numeric"
            autoComplete="off"
            value={unit.weight}
            onChange={(event) => put({ ...unit, weight: event.target.value })}
            onBlur={() => {
              weight.onBlur();
              const tidied = tidiedWeight(unit.weight);
              if (tidied !== unit.weight) put({ ...unit, weight: tidied });
            }}
          />
          {dimensionFields.slice(3).map(length)}
        </FieldGrid>
      </Section>
      <Section title={texts.axleDistances}>
        <FieldGrid columns={5} phone={2}>
          {axleFields.map(length)}
        </FieldGrid>
      </Section>
    </>
  );
}
