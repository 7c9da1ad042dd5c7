import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { OrderFile } from '@wideload/contract';
import { permits } from '@wideload/contract/client';
import { stateName } from '@wideload/domain';
import { useState, type FormEvent } from 'react';
import { call } from '#lib/api/api.ts';
import { useSubmitProblems } from '#lib/forms/submit-problems.ts';
import { showToast } from '#lib/toast.ts';
import { DayRange } from '#product/permit/day-range.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { FieldGrid } from '#ui/layout/panel.tsx';
import { FormDrawer } from '#ui/overlay/form-drawer.tsx';
import { RowPdfNote, fillIn } from '../pdfs/line-pdf-note.tsx';
import { useRowPdf } from '../pdfs/use-line-pdf.ts';
import { findFileProblem } from '../pdfs/pdf.ts';
import { amendAllTheSame } from './doubts.texts.ts';
import { PdfField } from '../pdfs/pdf-field.tsx';
import { toPdf } from '../pdfs/pdf.ts';
import { chargedFee } from './permit-work.texts.ts';
import { parseAmendForm, toAmendForm, type AmendForm, type ReadAmendment } from './amend-form.ts';
import { figureFields } from './figure-fields.ts';
import { useDoubtQuestion } from './use-held-question.tsx';
import * as texts from './issued.texts.ts';

type Amendment = Exclude<ReadAmendment, { problems: unknown }>;
type Props = { order: OrderFile; permit: OrderFile['permits'][number]; unit: number; onClose: () => void };

const days = {
  titles: { start: texts.validFrom, end: texts.validTo },
  names: { start: 'validFrom', end: 'validTo' },
};

function useAmendment({ permit, unit, onClose }: Omit<Props, 'order'>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ query, file }: Amendment) =>
      call(permits.amend, {
        params: { id: permit._id },
        query,
        body: toPdf(file),
      }),
    async onSuccess() {
      showToast({ tone: 'ok', text: texts.isAmended(stateName(permit.state), unit) });
      onClose();
      await client.invalidateQueries({ queryKey: ['admin'] });
    },
    // Another admin was faster: the page is refetched, and the input stays.
    onError: ({ status }) => (status === 409 ? client.invalidateQueries({ queryKey: ['admin'] }) : undefined),
  });
}

/** A new document of an issued permit, with new facts or the same. */
export function AmendDrawer(props: Props) {
  const { order, unit, onClose } = props;
  // The version that the person sees stays the one that is sent.
  const [permit] = useState(props.permit);
  const [initial] = useState(() => toAmendForm(permit));
  const [form, setForm] = useState(initial);
  const [problems, setProblems] = useSubmitProblems(form, (each) => {
    const read = parseAmendForm(each, permit);
    return 'problems' in read ? read.problems : [];
  });
  const amendment = useAmendment(props);
  const put = (parts: Partial<AmendForm>) => setForm((now) => ({ ...now, ...parts }));
  // The fee on the PDF of an amendment may be that of the change alone, and the form has all that was charged.
  const papers = useRowPdf(order, (_, { found: { fee: _ofChange, ...found }, former }) =>
    setForm((now) => ({ ...now, ...fillIn(now, { found, initial, former }) })),
  );
  const paper = form.file === null ? null : papers.find(permit);
  const doubts = useDoubtQuestion(amendAllTheSame);
  const isReading = paper?.outcome === null;
  const findError = (name: string) => problems.find((problem) => problem.name === name)?.message;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (amendment.isPending || isReading) return;
    const read = parseAmendForm(form, permit);
    setProblems('problems' in read ? read.problems : []);
    if ('problems' in read) return;
    send(read);
  }

  function send(read: Amendment) {
    amendment.mutate(read, {
      onError(problem) {
        const { code, message, errors } = problem;
        setProblems(
          code === 'input.too-large'
            ? [{ name: 'document', message }]
            : errors.map(({ path, message: text }) => ({ name: path, message: text })),
        );
        doubts.ask(problem, () => send({ ...read, query: { ...read.query, despiteDoubts: 'true' } }));
      },
    });
  }

  function attach(file: File | null) {
    put({ file });
    if (file !== null && findFileProblem(file) === null) papers.choose(permit, file);
    else papers.forget(permit);
  }

  return (
    <FormDrawer
      title={texts.amendOf(stateName(permit.state), unit)}
      save={texts.amend}
      onSubmit={submit}
      onClose={onClose}
      isDirty={Object.entries(form).some(([name, value]) => initial[name as keyof AmendForm] !== value)}
      pending={amendment.isPending || isReading}
      problems={problems}
      failure={problems.length === 0 && amendment.error ? amendment.error : undefined}
    >
      {doubts.question}
      <div className="stack gap-20">
        <p>{texts.amendDetail}</p>
        <PdfField label={texts.newPdf} file={form.file} error={findError('document')} onFile={attach} />
        {paper !== null && (
          <RowPdfNote paper={paper} form={form} recorded={initial} onClose={() => papers.forget(permit)} />
        )}
        <TextField
          label={texts.permitNumber}
          name="stateNumber"
          autoComplete="off"
          spellCheck={false}
          value={form.stateNumber}
          error={findError('stateNumber')}
          onChange={({ target }) => put({ stateNumber: target.value })}
        />
        <TextField
          label={chargedFee}
          hint={texts.chargedFeeHint}
          name="chargedFeeCents"
          inputMode="decimal"
          autoComplete="off"
          value={form.fee}
          error={findError('chargedFeeCents')}
          onChange={({ target }) => put({ fee: target.value })}
        />
        <DayRange
          {...days}
          value={{ start: form.validFrom, end: form.validTo }}
          findError={findError}
          onChange={({ start, end }) => put({ validFrom: start, validTo: end })}
        />
        <p className="hint">{texts.figuresHint}</p>
        <FieldGrid columns={2}>
          {figureFields.map((field) => (
            <TextField
              key={field}
              label={texts.figures[field]}
              name={field}
              optional
              autoComplete="off"
              value={form[field]}
              error={findError(field)}
              onChange={({ target }) => put({ [field]: target.value })}
            />
          ))}
        </FieldGrid>
      </div>
    </FormDrawer>
  );
}
