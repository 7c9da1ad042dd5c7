import { companies, trailers, trucks } from '@wideload/contract/client';
import type { FleetImport, ImportedRow } from '@wideload/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { call } from '#lib/api/api.ts';
import { isProblem } from '#lib/api/api-problem.ts';
import { showToast } from '#lib/toast.ts';
import { companyRecords, trailerRecords, truckRecords } from '#product/account/own-records.ts';
import { Button, Spinner } from '#ui/button.tsx';
import { buildDescription, Field, useFieldIds } from '#ui/form/field.tsx';
import fileCss from '#ui/form/file-input.module.css';
import { Notice } from '#ui/layout/notice.tsx';
import { Modal } from '#ui/overlay/modal.tsx';
import { Sign } from '#ui/sign.tsx';
import * as texts from './files.texts.ts';
import type { FleetKind } from './files.texts.ts';
import { type ListFile, readListFile } from './read-list-file.ts';

type Body = ListFile & { isPreview: boolean };

/** `number` identifies the record. */
type Row = Omit<ImportedRow, 'internalNumber'> & { number: string };
type Import = Omit<FleetImport, 'rows'> & { rows: Row[] };

async function importCompanies(body: Body): Promise<Import> {
  const { rows, ...file } = await call(companies.importFile, { body });
  return { ...file, rows: rows.map(({ dotNumber: number, ...row }) => ({ ...row, number })) };
}

const toImport = ({ rows, ...file }: FleetImport): Import => ({
  ...file,
  rows: rows.map(({ internalNumber: number, ...row }) => ({ ...row, number })),
});

const parts = {
  trucks: {
    importFile: async (body: Body) => toImport(await call(trucks.importFile, { body })),
    key: truckRecords.key,
  },
  trailers: {
    importFile: async (body: Body) => toImport(await call(trailers.importFile, { body })),
    key: trailerRecords.key,
  },
  companies: { importFile: importCompanies, key: companyRecords.key },
} as const;
/** Names of files, and types for phones that know no names. */
const accepted =
  '.csv,.tsv,.txt,.xlsx,.xlsm,.xls,.ods,.fods,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet,application/vnd.ms-excel,application/vnd.oasis.opendocument.spreadsheet';
const signs = { new: 'ok', changed: 'pending', same: 'draft', wrong: 'no', skipped: 'draft' } as const;

/** The text is the only field, so a problem of the whole file is shown there. */
const describe = (failure: Error) =>
  (isProblem(failure, 'input.invalid') && failure.errors[0]?.message) || failure.message;

type Preview = Import & { list: ListFile; hiding: readonly string[] };

/** As the form calls it, with its columns in the file. */
function nameField(fields: Import['fields'], name: string): string {
  const found = fields.find(({ field }) => field === name);
  return found === undefined ? name : texts.field(found.label, found.column);
}

function Rows({ rows, fields }: Pick<Import, 'rows' | 'fields'>) {
  const nameOf = (field: string) => nameField(fields, field);
  return (
    <ul className="rows">
      {rows.map(({ line, number, fate, errors, changes, hints }) => (
        <li key={line}>
          <p className="breakable">
            <span className="bold">{number}</span> <Sign kind={signs[fate]}>{texts.fates[fate]}</Sign>{' '}
            <span className="hint">{texts.row(line)}</span>
          </p>
          {errors.map(({ field, message }) => (
            <p key={`${field} ${message}`} className="danger breakable">
              {texts.error(nameOf(field), message)}
            </p>
          ))}
          {changes.map((change) => (
            <p key={change.field} className="breakable">
              {texts.change({ ...change, field: nameOf(change.field) })}
            </p>
          ))}
          {hints.map(({ field, message }) => (
            <p key={`${field} ${message}`} className="hint breakable">
              {texts.error(nameOf(field), message)}
            </p>
          ))}
        </li>
      ))}
    </ul>
  );
}

/** The chosen file is previewed first. The button then imports it. */
export function ImportModal({ kind, onClose }: { kind: FleetKind; onClose: () => void }) {
  const client = useQueryClient();
  const ids = useFieldIds({ name: 'file' });
  const { importFile, key } = parts[kind];
  const [error, setError] = useState<string>();
  const preview = useMutation({
    async mutationFn({ list, hiding }: Pick<Preview, 'list' | 'hiding'>): Promise<Preview> {
      return { ...(await importFile({ ...list, isPreview: true })), list, hiding };
    },
  });
  const [reading, setReading] = useState(false);
  const keeping = useMutation({
    mutationFn: ({ list }: Preview) => importFile({ ...list, isPreview: false }),
    async onSuccess({ isKept }, previewed) {
      // A colleague has changed the list meanwhile: the file is looked at again.
      if (!isKept) return preview.mutate(previewed);
      await client.invalidateQueries({ queryKey: key });
      showToast({ tone: 'ok', text: texts.kept });
      onClose();
    },
  });
  async function choose(file: File | undefined) {
    keeping.reset();
    preview.reset();
    setError(undefined);
    if (file === undefined) return;
    setReading(true);
    const read = await readListFile(file).catch(() => ({ refusal: 'notLoaded' }) as const);
    setReading(false);
    if ('refusal' in read) setError(texts.refusals[read.refusal]);
    else preview.mutate(read);
  }
  const { data } = preview;
  const wrong = data?.rows.filter(({ fate }) => fate === 'wrong').length ?? 0;
  const moving = data?.rows.filter(({ fate }) => fate === 'new' || fate === 'changed').length ?? 0;
  const failure = preview.error ?? keeping.error;
  // The button that failed is below hundreds of rows.
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (failure !== null) notice.current?.scrollIntoView({ block: 'nearest' });
  }, [failure]);
  return (
    <Modal
      title={texts.importOf[kind]}
      size="wide"
      onClose={onClose}
      actions={
        data !== undefined && wrong === 0 && moving > 0 ? (
          <Button look="primary" pending={keeping.isPending} onClick={() => keeping.mutate(data)}>
            {texts.keep(moving)}
          </Button>
        ) : undefined
      }
    >
      <div className="stack gap-16">
        <Field {...{ ids, label: texts.file, hint: texts.fileHint[kind], error }}>
          <input
            type="file"
            id={ids.id}
            name="file"
            accept={accepted}
            className={fileCss['file']}
            // Else the same file, corrected, would be no change.
            onClick={({ currentTarget }) => (currentTarget.value = '')}
            onChange={({ target }) => void choose(target.files?.[0])}
            {...buildDescription(ids, { hint: texts.fileHint[kind], error })}
          />
        </Field>
        {(reading || preview.isPending) && <Spinner label={texts.reading} />}
        {failure && (
          <div ref={notice}>
            <Notice tone="danger">
              <p>{describe(failure)}</p>
              {preview.error && preview.error.status !== 400 && (
                <Button size="small" className="above-8" onClick={() => preview.mutate(preview.variables)}>
                  {texts.tryAgain}
                </Button>
              )}
            </Notice>
          </div>
        )}
        {data?.rows.length === 0 && <p role="status">{texts.noRows}</p>}
        {data !== undefined && data.sheet !== '' && data.otherSheets.length > 0 && (
          <Notice>{texts.fromSheet(data.sheet, data.otherSheets)}</Notice>
        )}
        {data?.hiding.includes(data.sheet) === true && <Notice>{texts.isPartHidden}</Notice>}
        {data !== undefined && data.ignored.length > 0 && <Notice>{texts.ignored(data.ignored)}</Notice>}
        {wrong > 0 && <Notice tone="danger">{texts.someWrong(wrong)}</Notice>}
        {data !== undefined && data.rows.length > 0 && wrong === 0 && moving === 0 && (
          <Notice tone="ok">{texts.nothingToKeep}</Notice>
        )}
        {data !== undefined && <Rows {...data} />}
      </div>
    </Modal>
  );
}
