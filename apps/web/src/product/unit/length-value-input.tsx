import { toFieldId } from '#ui/form/field.tsx';
import { TwoPartField } from '#ui/form/two-part-field.tsx';
import { createRowHandlers, LengthInput, type LengthBounds, type RowProps } from './length-input.tsx';
import {
  describeParts,
  plainWords,
  toLengthText,
  toLengthValue,
  toParts,
  type LengthForm,
  type LengthValue,
  tidyParts,
  type TwoParts as Parts,
} from './length-value.ts';

type LengthValueInputProps = RowProps & {
  name: string;
  label: string;
  optional: boolean;
  error: string | undefined;
  form: LengthForm;
  bounds: LengthBounds;
  value: LengthValue;
  onValue: (value: LengthValue) => void;
  onBlur: () => void;
};

export function LengthValueInput(props: LengthValueInputProps) {
  const { form, value, onValue, ...field } = props;
  if (form === 'two') return <TwoParts {...props} />;
  return (
    <LengthInput
      {...field}
      words={plainWords}
      text={toLengthText(value)}
      onText={(text) => onValue(toLengthValue(text))}
    />
  );
}

/** When the feet field is left, a whole length pasted there (`13'6"`, `4.11 m`) is parsed and split. */
function TwoParts({
  name,
  label,
  optional,
  error,
  bounds,
  value,
  onValue,
  onBlur,
  ...rows
}: Omit<LengthValueInputProps, 'form'>) {
  const parts = toParts(value, bounds.usual);
  const { reading, handlers } = createRowHandlers(parts.feet, { onBlur, ...rows });

  function leaveFeet() {
    handlers.onBlur();
    const tidy = tidyParts(parts);
    if (value.text === undefined && (tidy.feet !== parts.feet || tidy.inches !== parts.inches)) onValue(tidy);
  }
  const put = (changed: Partial<Parts>) => onValue({ ...parts, ...changed });
  return (
    <TwoPartField
      id={toFieldId(name)}
      {...{ label, optional, error }}
      reading={describeParts(value) ?? reading}
      feet={{
        name: `${name}.feet`,
        value: parts.feet,
        onChange: (event) => put({ feet: event.target.value }),
        ...handlers,
        onBlur: leaveFeet,
      }}
      inches={{
        name: `${name}.inches`,
        value: parts.inches,
        onChange: (event) => put({ inches: event.target.value }),
        onBlur,
      }}
    />
  );
}
