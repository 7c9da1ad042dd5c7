import type { OrderFile } from '@wideload/contract';
import { findEmptyFieldMessage } from '@wideload/contract/client';
import type { PermitStatus } from '@wideload/domain';
import { TextArea, TextField } from '#ui/form/text-field.tsx';
import { FieldGrid } from '#ui/layout/panel.tsx';
import { DayRange } from '#product/permit/day-range.tsx';
import { describeExpectedFee } from './expected-fee-words.ts';
import { PdfField, StoredPdf } from '../pdfs/pdf-field.tsx';
import { TemplateChoice } from '../template-choice.tsx';
import type { PermitWorkForm } from './permit-work.ts';
import * as texts from './permit-work.texts.ts';
import type { FiledPermit } from './use-desk.ts';

const days = {
  titles: { start: texts.validFrom, end: texts.validTo },
  names: { start: 'validFrom', end: 'validTo' },
};

type PermitFieldsProps = {
  order: OrderFile;
  permit: FiledPermit;
  to: PermitStatus;
  form: PermitWorkForm;
  findError: (name: string) => string | undefined;
  change: (parts: Partial<PermitWorkForm>) => void;
  onFile: (file: File | null) => void;
};

/** The facts that an act needs; none to take a permit back. */
export function PermitFields(props: PermitFieldsProps) {
  const { order, permit, to, form, findError, change } = props;
  if (to === 'requested' || permit.status === 'issued') return null;
  if (to === 'issued') return <IssuedFields {...props} />;
  if (to === 'refused')
    return (
      <div className="stack gap-12">
        <TemplateChoice
          kind="refusal"
          {...{ order, permit }}
          text={form.reason}
          onText={(reason) => change({ reason })}
        />
        <TextArea
          label={texts.refusalReason}
          name="reason"
          hint={texts.reasonHint}
          rows={3}
          value={form.reason}
          error={findEmptyFieldMessage(form.reason) ?? findError('reason')}
          onChange={({ target }) => change({ reason: target.value })}
        />
      </div>
    );
  return <NumberField {...props} hint={texts.permitNumberHint} optional />;
}

function NumberField({ form, findError, change, ...field }: PermitFieldsProps & { hint?: string; optional?: boolean }) {
  return (
    <TextField
      label={texts.permitNumber}
      name="stateNumber"
      hint={field.hint}
      optional={field.optional}
      autoComplete="off"
      spellCheck={false}
      value={form.stateNumber}
      error={findError('stateNumber')}
      onChange={({ target }) => change({ stateNumber: target.value })}
    />
  );
}

function IssuedFields(props: PermitFieldsProps) {
  const { order, permit, form, findError, change, onFile } = props;
  return (
    <div className="stack gap-20">
      <FieldGrid columns={2}>
        <NumberField {...props} />
        <TextField
          label={texts.chargedFee}
          hint={describeExpectedFee(order, permit)}
          name="chargedFeeCents"
          inputMode="decimal"
          autoComplete="off"
          value={form.fee}
          error={findError('chargedFeeCents')}
          onChange={({ target }) => change({ fee: target.value })}
        />
      </FieldGrid>
      <DayRange
        {...days}
        value={{ start: form.validFrom, end: form.validTo }}
        findError={findError}
        onChange={({ start, end }) => change({ validFrom: start, validTo: end })}
      />
      <PdfField label={texts.issuedPermit} file={form.file} error={findError('document')} onFile={onFile} />
      {permit.document !== null && <StoredPdf document={permit.document} onUse={onFile} />}
    </div>
  );
}
