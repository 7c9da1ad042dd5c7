import { companies, trailers, trucks } from '@wideload/contract/client';
import { useEffect, useRef, useState } from 'react';
import type { AskForFile } from '#lib/export-file.ts';
import { Button, Spinner } from '#ui/button.tsx';
import { useRight, MissingRight } from '#product/account/own-rights.tsx';
import { PageTitle } from '#ui/layout/page-title.tsx';
import { Panel } from '#ui/layout/panel.tsx';
import { ExportButton } from '#ui/list/export-button.tsx';
import * as texts from './files.texts.ts';
import type { FleetKind } from './files.texts.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { FleetImport, ImportedRow } from '@wideload/contract';
import { call } from '#lib/api/api.ts';
import { isProblem } from '#lib/api/api-problem.ts';
import { showToast } from '#lib/toast.ts';
import { companyRecords, trailerRecords, truckRecords } from '#product/account/own-records.ts';
import { buildDescription, Field, useFieldIds } from '#ui/form/field.tsx';
import fileCss from '#ui/form/file-input.module.css';
import { Notice } from '#ui/layout/notice.tsx';
import { Modal } from '#ui/overlay/modal.tsx';
import { Sign } from '#ui/sign.tsx';

const asks: Record<FleetKind, AskForFile> = {
  trucks: (callForFile) => callForFile(trucks.export, {}),
  trailers: (callForFile) => callForFile(trailers.export, {}),
  companies: (callForFile) => callForFile(companies.export, {}),
};
const kinds = ['trucks', 'trailers', 'companies'] as const;

type Body = { csv: string; isPreview: boolean };

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
const signs = { new: 'ok', changed: 'pending', same: 'draft', wrong: 'no', skipped: 'draft' } as const;
const maxBytes = 200_000;

/** The text is the only field, so a problem of the whole file is shown there. */
const describe = (failure: Error) =>
  (isProblem(failure, 'input.invalid') && failure.errors[0]?.message) || failure.message;

type Preview = Import & { csv: string };

function Rows({ rows }: Pick<Import, 'rows'>) {
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
              {texts.error(field, message)}
            </p>
          ))}
          {changes.map((change) => (
            <p key={change.field} className="breakable">
              {texts.change(change)}
            </p>
          ))}
          {hints.map(({ field, message }) => (
            <p key={field} className="hint breakable">
              {texts.error(field, message)}
            </p>
          ))}
        </li>
      ))}
    </ul>
  );
}

const marks = [
  { mark: [0xff, 0xfe], encoding: 'utf-16le' },
  { mark: [0xfe, 0xff], encoding: 'utf-16be' },
] as const;

/** Spreadsheets save a file as UTF-8, as UTF-16 with a mark, or in the letters of Windows, which are no UTF-8. */
export function decodeText(bytes: Uint8Array<ArrayBuffer>): string {
  const marked = marks.find(({ mark }) => mark.every((byte, at) => bytes[at] === byte));
  if (marked !== undefined) return new TextDecoder(marked.encoding).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** How the files of today's spreadsheets begin, and those of before 2007. */
const workbooks = [
  [0x50, 0x4b, 0x03, 0x04],
  [0xd0, 0xcf, 0x11, 0xe0],
] as const;

/** Words for a person who chose the spreadsheet itself, or too much. */
export async function findRefusal(file: File): Promise<string | undefined> {
  const start = new Uint8Array(await file.slice(0, 4).arrayBuffer());
  if (workbooks.some((mark) => mark.every((byte, at) => start[at] === byte))) return texts.workbook;
  return file.size > maxBytes ? texts.tooLarge : undefined;
}

const readTextFile = async (file: File): Promise<string> => decodeText(new Uint8Array(await file.arrayBuffer()));

/** The chosen file is previewed first. The button then imports it. */
function ImportModal({ kind, onClose }: { kind: FleetKind; onClose: () => void }) {
  const client = useQueryClient();
  const ids = useFieldIds({ name: 'file' });
  const { importFile, key } = parts[kind];
  const [error, setError] = useState<string>();
  const preview = useMutation({
    async mutationFn(file: File): Promise<Preview> {
      const csv = await readTextFile(file);
      return { ...(await importFile({ csv, isPreview: true })), csv };
    },
  });
  const keeping = useMutation({
    mutationFn: ({ csv }: Preview) => importFile({ csv, isPreview: false }),
    async onSuccess({ isKept }, { csv }) {
      // A colleague has changed the list meanwhile: the file is looked at again.
      if (!isKept) return preview.mutate(new File([csv], kind));
      await client.invalidateQueries({ queryKey: key });
      showToast({ tone: 'ok', text: texts.kept });
      onClose();
    },
  });
  async function choose(file: File | undefined) {
    keeping.reset();
    preview.reset();
    const refusal = file && (await findRefusal(file));
    setError(refusal);
    if (file !== undefined && refusal === undefined) preview.mutate(file);
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
            accept="text/csv,.csv"
            className={fileCss['file']}
            // Else the same file, corrected, would be no change.
            onClick={({ currentTarget }) => (currentTarget.value = '')}
            onChange={({ target }) => void choose(target.files?.[0])}
            {...buildDescription(ids, { hint: texts.fileHint[kind], error })}
          />
        </Field>
        {preview.isPending && <Spinner label={texts.reading} />}
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
        {data !== undefined && data.ignored.length > 0 && <Notice>{texts.ignored(data.ignored)}</Notice>}
        {wrong > 0 && <Notice tone="danger">{texts.someWrong(wrong)}</Notice>}
        {data !== undefined && data.rows.length > 0 && wrong === 0 && moving === 0 && (
          <Notice tone="ok">{texts.nothingToKeep}</Notice>
        )}
        {data !== undefined && <Rows rows={data.rows} />}
      </div>
    </Modal>
  );
}

/** Trucks, trailers and companies as files. */
export function FilesPage() {
  const mayImport = useRight('dispatcher');
  const [importing, setImporting] = useState<FleetKind>();
  return (
    <>
      <PageTitle intro={texts.whatFilesAre}>{texts.files}</PageTitle>
      <MissingRight right="dispatcher" />
      <Panel>
        <ul className="rows">
          {kinds.map((kind) => (
            <li key={kind}>
              <div className="cluster">
                <ExportButton label={texts.download[kind]} ask={asks[kind]} />
                {mayImport && <Button onClick={() => setImporting(kind)}>{texts.importOf[kind]}</Button>}
              </div>
            </li>
          ))}
        </ul>
      </Panel>
      {importing && <ImportModal kind={importing} onClose={() => setImporting(undefined)} />}
    </>
  );
}
