import { TwoPartField } from '../../../../ui/two-part-field.tsx';
import { readingOf, tidiedParts, type TwoParts } from '../../two-parts.ts';
import { fieldId } from '../../../../ui/field.tsx';

type LengthFieldProps = {
  name: string;
  label: string;
  optional: boolean;
  parts: TwoParts;
  error: string | undefined;
  onParts: (parts: TwoParts) => void;
  onBlur: () => void;
};

/** A length as feet and inches. A whole length pasted into the feet (`13'6"`, `4.11 m`) is read, shown, and taken apart when it is left. */
export function LengthField({ name, label, optional, parts, error, onParts, onBlur }: LengthFieldProps) {
  function leaveFeet() {
    onBlur();
    const tidied = tidiedParts(parts);
    if (tidied.feet !== parts.feet || tidied.inches !== parts.inches) onParts(tidied);
  }
  return (
    <TwoPartField
      id={fieldId(name)}
      label={label}
      optional={optional}
      error={error}
      reading={readingOf(parts)}
      feet={{
        name: `${name}.feet`,
        value: parts.feet,
        onChange: (event) => onParts({ ...parts, feet: event.target.value }),
        onBlur: leaveFeet,
      }}
      inches={{
        name: `${name}.inches`,
        value: parts.inches,
        onChange: (event) => onParts({ ...parts, inches: event.target.value }),
        onBlur,
      }}
    />
  );
}
