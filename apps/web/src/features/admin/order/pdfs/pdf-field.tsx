import * as texts from '../filing/permit-work.texts.ts';
import { buildDescription, Field, useFieldIds } from '#ui/form/field.tsx';
import css from '#ui/form/file-input.module.css';
import { formatSize } from './pdf.ts';
import { useMutation } from '@tanstack/react-query';
import type { FiledDocument } from '@wideload/contract';
import { permits } from '@wideload/contract/client';
import { callForFile } from '#lib/api/call-for-file.ts';
import { formatInstant } from '#lib/format-instant.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/layout/notice.tsx';

type PdfFieldProps = {
  label: string;
  file: File | null;
  error?: string | undefined;
  onFile: (file: File | null) => void;
};

export function PdfField({ label, file, error, onFile }: PdfFieldProps) {
  const ids = useFieldIds({ name: 'document' });
  const hint = texts.pdfHint;
  const reading = file === null ? undefined : `${file.name}, ${formatSize(file.size)}`;
  return (
    <Field {...{ ids, label, hint, error, reading }}>
      <input
        type="file"
        id={ids.id}
        name="document"
        accept="application/pdf,.pdf"
        className={css['file']}
        onChange={({ target }) => onFile(target.files?.[0] ?? null)}
        {...buildDescription(ids, { hint, error })}
      />
    </Field>
  );
}

type Stored = { document: FiledDocument };

const findName = ({ name }: FiledDocument) => name || texts.unnamedPdf;

/** Whose file the stored PDF is. */
export function StoredPdfFacts({ document }: Stored) {
  const { bytes, author, storedAt } = document;
  const by = author || texts.deletedAccount;
  return (
    <p className="hint breakable">
      {texts.storedPdf({ name: findName(document), size: formatSize(bytes), by, at: formatInstant(storedAt) })}
    </p>
  );
}

/** The stored PDF of a permit that was taken back. Using it again reads and compares it like a newly chosen file. */
export function StoredPdf({ document, onUse }: Stored & { onUse: (file: File) => void }) {
  const { _id: id } = document;
  const fetching = useMutation({
    mutationFn: () => callForFile(permits.document, { params: { id } }),
    onSuccess: (file) => onUse(new File([file], document.name || file.name, { type: file.type })),
  });
  return (
    <div className="stack align-start gap-8">
      <StoredPdfFacts document={document} />
      <Button size="small" pending={fetching.isPending} onClick={() => fetching.mutate()}>
        {texts.takeStoredPdf}
      </Button>
      {fetching.error && <Notice tone="danger">{fetching.error.message}</Notice>}
    </div>
  );
}
