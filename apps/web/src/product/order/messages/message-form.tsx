import type { FilingAskRef, OrderThread, AskedValue } from '@wideload/contract';
import {
  appMessages,
  findEmptyFieldMessage,
  formatInputMessage,
  maxMessageLength,
  labelFilingKey,
} from '@wideload/contract/client';
import { X } from 'lucide-react';
import { useState, type FormEvent, type ReactNode } from 'react';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/form/checkbox.tsx';
import { buildDescription, Field, useFieldIds } from '#ui/form/field.tsx';
import { FieldGrid } from '#ui/layout/panel.tsx';
import { FilingInput } from '#product/permit/filing-field.tsx';
import { findUnitNumber } from '#product/permit/unit-number.ts';
import { unitHeading } from '#product/unit/unit.texts.ts';
import { TextArea } from '#ui/form/text-field.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Notice } from '#ui/layout/notice.tsx';
import { useUnsavedQuestion } from '#ui/overlay/modal.tsx';
import css from '#ui/form/file-input.module.css';
import * as texts from './messages.texts.ts';
import { accepted, addFiles, findFilesProblem, toFileKey } from './message-files.ts';
import { type Side, useSendMessage } from './use-send-message.ts';

type FilesFieldProps = { files: readonly File[]; error: string | undefined; onChange: (files: File[]) => void };

function FilesField({ files, error, onChange }: FilesFieldProps) {
  const ids = useFieldIds({ name: 'message-files' });
  return (
    <div className="stack gap-8">
      <Field ids={ids} label={texts.files} hint={texts.filesHint} optional error={error}>
        <input
          type="file"
          multiple
          id={ids.id}
          accept={accepted}
          className={css['file']}
          onChange={({ target }) => {
            onChange(addFiles(files, [...(target.files ?? [])]));
            // The same file can be chosen again after it was removed.
            target.value = '';
          }}
          {...buildDescription(ids, { hint: texts.filesHint, error })}
        />
      </Field>
      {files.length > 0 && (
        <ul className="cluster">
          {files.map((file) => (
            <li key={toFileKey(file)} className="in-row gap-4">
              <span className="breakable">{file.name}</span>
              <IconButton
                label={texts.removeFile(file.name)}
                onClick={() => onChange(files.filter((other) => other !== file))}
              >
                <X size={16} aria-hidden="true" />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

type AskedFieldProps = {
  ask: FilingAskRef;
  units: MessageFormProps['units'];
  value: string;
  onChange: (value: string) => void;
};

/** A field of a state form, under the number of its unit where there are several. */
function AskedField({ ask: { unit, key }, units, value, onChange }: AskedFieldProps) {
  const input = <FilingInput filingKey={key} name={`asked.${unit ?? 'order'}.${key}`} {...{ value, onChange }} />;
  if (unit === null || units.length < 2) return input;
  return (
    <div role="group" aria-label={unitHeading(findUnitNumber(units, { unit }))}>
      <p className="muted size-label">{unitHeading(findUnitNumber(units, { unit }))}</p>
      {input}
    </div>
  );
}

const atOpening = { autoFocus: true };

function findTextProblem(text: string): string | undefined {
  const { length } = text.trim();
  if (length === 0) return appMessages['message.missing'];
  return length > maxMessageLength ? formatInputMessage(`text.too-long:${maxMessageLength}`) : undefined;
}

export type MessageFormProps = {
  orderId: string;
  side: Side;
  thread: OrderThread;
  /** Units of the order, which fields name by their number. */
  units: readonly { _id: string }[];
  given: string;
  givenAsks: readonly FilingAskRef[];
  isFocused: boolean;
  /** Offers texts for the message, where there are some. */
  renderTemplates?: ((text: string, onText: (text: string) => void) => ReactNode) | undefined;
  onClose: () => void;
};

function addLine(text: string, line: string): string {
  return text.includes(line) ? text : [text.trim(), line].filter(Boolean).join('\n');
}

const toAskId = ({ unit, key }: FilingAskRef) => `${unit ?? 'order'} ${key}`;

/** Each field once, in the order in which they were asked for. */
function mergeAsks(before: readonly FilingAskRef[], more: readonly FilingAskRef[]): FilingAskRef[] {
  return [...new Map([...before, ...more].map((ask) => [toAskId(ask), ask])).values()];
}

/** The fields that the open questions ask the carrier for. */
function listAsked({ items }: OrderThread): FilingAskRef[] {
  return mergeAsks(
    [],
    items.filter(({ question }) => question === 'open').flatMap(({ asks }) => asks),
  );
}

/** The typed answers; a field that stays empty is not answered. */
function listValues(asked: readonly FilingAskRef[], typed: Readonly<Record<string, string>>): AskedValue[] {
  return asked.flatMap((ask) => {
    const value = (typed[toAskId(ask)] ?? '').trim();
    return value === '' ? [] : [{ ...ask, value }];
  });
}

/** For the message that people read: `Unit 2, Load make: CAT`. */
function describeValue({ unit, key, value }: AskedValue, units: readonly { _id: string }[]): string {
  const label = labelFilingKey(key);
  const of = unit === null || units.length < 2 ? label : `${unitHeading(findUnitNumber(units, { unit }))}, ${label}`;
  return `${of}: ${value}`;
}

/** `given` is what the form begins with, and what is added to it later; nothing is sent without a press. */
export function MessageForm({
  given,
  givenAsks,
  isFocused,
  units,
  renderTemplates,
  onClose,
  ...target
}: MessageFormProps) {
  const [text, setText] = useState(given);
  const [asks, setAsks] = useState(givenAsks);
  const [taken, setTaken] = useState(given);
  /** The text as links have filled it in. */
  const [filledIn, setFilledIn] = useState(given);
  if (given !== taken) {
    const next = addLine(text, given);
    setTaken(given);
    setText(next);
    setAsks(mergeAsks(asks, givenAsks));
    if (text === filledIn) setFilledIn(next);
  }
  const [files, setFiles] = useState<File[]>([]);
  const [isQuestion, setQuestion] = useState(true);
  const [isTried, setTried] = useState(false);
  const { sending, doing } = useSendMessage({ ...target, onSent: onClose });
  const { side, thread } = target;
  const asked = side === 'carrier' ? listAsked(thread) : [];
  const [answers, setAnswers] = useState<Readonly<Record<string, string>>>({});
  const values = listValues(asked, answers);
  const isDirty = text !== filledIn || files.length > 0 || values.length > 0;
  const { close, question } = useUnsavedQuestion({ isDirty }, onClose);
  const written = [...values.map((value) => describeValue(value, units)), text.trim()].filter(Boolean).join('\n');
  const emptyField = target.side === 'admin' ? findEmptyFieldMessage(text) : undefined;
  const problem = emptyField ?? findTextProblem(written);
  const filesProblem = findFilesProblem(files);
  const carrierLabel = thread.isWaiting ? texts.yourAnswer : texts.yourMessage;

  function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (problem === undefined && filesProblem === undefined && !sending.isPending)
      sending.mutate({ text: written, files, isQuestion, asks, values });
  }
  return (
    <form noValidate onSubmit={submit} className="stack gap-12 no-print">
      {asked.length > 0 && (
        <FieldGrid columns={2}>
          {asked.map((ask) => (
            <AskedField
              key={toAskId(ask)}
              {...{ ask, units }}
              value={answers[toAskId(ask)] ?? ''}
              onChange={(value) => setAnswers({ ...answers, [toAskId(ask)]: value })}
            />
          ))}
        </FieldGrid>
      )}
      {renderTemplates?.(text, setText)}
      <TextArea
        name="message"
        optional={asked.length > 0}
        label={side === 'admin' ? texts.yourQuestion : carrierLabel}
        rows={3}
        value={text}
        {...(isFocused && atOpening)}
        onChange={(event) => setText(event.target.value)}
        error={isTried ? problem : emptyField}
      />
      <FilesField files={files} error={filesProblem} onChange={setFiles} />
      {side === 'admin' && (
        <Checkbox
          label={texts.orderWaits}
          hint={texts.orderWaitsHint}
          checked={isQuestion}
          onChange={(event) => setQuestion(event.target.checked)}
        />
      )}
      {sending.error && <Notice tone="danger">{sending.error.message}</Notice>}
      <div className="cluster">
        <Button type="submit" look="primary" pending={sending.isPending}>
          {side === 'carrier' && thread.isWaiting ? texts.sendAnswer : texts.send}
        </Button>
        {(side === 'admin' || !thread.isWaiting) && <Button onClick={close}>{texts.cancel}</Button>}
        <span role="status" className="hint">
          {doing}
        </span>
      </div>
      {question}
    </form>
  );
}
