import * as texts from '../filing/permit-work.texts.ts';
import { buildDescription, Field, useFieldIds } from '#ui/form/field.tsx';
import css from '#ui/form/file-input.module.css';
import { formatSize } from '../filing/permit-work-words.ts';

type PdfFieldProps = {
  label: string;
  name: string;
  file: File | null;
  error?: string | undefined;
  onFile: (file: File | null) => void;
};

export function PdfField({ label, name, file, error, onFile }: PdfFieldProps) {
  const ids = useFieldIds({ name });
  const hint = texts.pdfHint;
  const reading = file === null ? undefined : `${file.name}, ${formatSize(file.size)}`;
  return (
    <Field {...{ ids, label, hint, error, reading }}>
      <input
        type="file"
        id={ids.id}
        name={name}
        accept="application/pdf,.pdf"
        className={css['file']}
        onChange={({ target }) => onFile(target.files?.[0] ?? null)}
        {...buildDescription(ids, { hint, error })}
      />
    </Field>
  );
}
