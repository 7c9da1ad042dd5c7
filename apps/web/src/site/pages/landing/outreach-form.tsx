import { outreach, type Language } from '@wideload/contract/client';
import { buildButtonClass } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import summary from '#ui/form/error-summary.module.css';
import field from '#ui/form/field.module.css';
import modal from '#ui/overlay/modal.module.css';
import { StaticDialog } from '#ui/overlay/static-dialog.tsx';
import type { LandingTexts } from './landing-texts.ts';
import css from './outreach-form.module.css';

type Texts = LandingTexts['form'];

/** `outreach-island.ts` reads the messages of a field from its attributes. */
type OutreachField = {
  name: 'name' | 'email' | 'phone' | 'position' | 'message';
  label: string;
  missing?: string;
  kind?: 'email' | 'phone';
  wrong?: string;
  tooLong?: string;
  maxLength: number;
  autoComplete?: string;
  lines?: number;
};

function buildFields(kind: 'join' | 'contact', texts: Texts): OutreachField[] {
  const sender: OutreachField[] = [
    { name: 'name', label: texts.name, missing: texts.noName, maxLength: 100, autoComplete: 'name' },
    {
      name: 'email',
      label: texts.email,
      missing: texts.noEmail,
      kind: 'email',
      wrong: texts.wrongFormat,
      maxLength: 254,
      autoComplete: 'email',
    },
    {
      name: 'phone',
      label: texts.phone,
      kind: 'phone',
      wrong: texts.onlyNumbers,
      tooLong: texts.tooLongPhone,
      maxLength: 40,
      autoComplete: 'tel',
    },
  ];
  const message = { name: 'message', maxLength: 2000, lines: 5 } as const;
  if (kind === 'contact') return [...sender, { ...message, label: texts.message, missing: texts.noMessage }];
  return [
    ...sender,
    { name: 'position', label: texts.position, missing: texts.noPosition, maxLength: 100 },
    { ...message, label: texts.joinMessage },
  ];
}

const inputTypes = { email: 'email', phone: 'tel' } as const;

function FormField({ form, given, optional }: { form: string; given: OutreachField; optional: string }) {
  const id = `${form}-${given.name}`;
  const control = {
    id,
    name: given.name,
    maxLength: given.maxLength,
    required: given.missing !== undefined,
    autoComplete: given.autoComplete,
    'aria-describedby': `${id}-error`,
    'data-missing': given.missing,
    'data-kind': given.kind,
    'data-wrong': given.wrong,
    'data-too-long': given.tooLong,
    className: field['control'],
  };
  return (
    <div className={classNames(field['field'], given.lines !== undefined && 'whole-row')}>
      <div className={field['top']}>
        <label htmlFor={id} className={classNames('medium', field['label'])}>
          {given.label}
        </label>
        {given.missing === undefined && <span className="hint">{optional}</span>}
      </div>
      <div className={field['box']}>
        {given.lines === undefined ? (
          <input {...control} type={given.kind ? inputTypes[given.kind] : 'text'} />
        ) : (
          <textarea {...control} rows={given.lines} />
        )}
      </div>
      <p id={`${id}-error`} className={classNames(field['message'], 'field-error')} />
    </div>
  );
}

export type OutreachFormProps = {
  kind: 'join' | 'contact';
  language: Language;
  texts: Texts;
  close: string;
  ok: string;
  unreachable: string;
};

/** Markup only; `outreach-island.ts` validates and sends it. */
export function OutreachForm({ kind, language, texts, close, ok, unreachable }: OutreachFormProps) {
  const call = kind === 'join' ? outreach.joinTeam : outreach.contactRequest;
  return (
    <div data-island="outreach" data-failed={unreachable}>
      <form
        id={kind}
        action={`/api${call.path}`}
        method="post"
        noValidate
        className={css['form']}
        data-problems={texts.problems}
        data-error={texts.error}
        data-sending={texts.sending}
        data-refused={texts.refused}
      >
        {/* As `ErrorSummary`: it takes the focus, which reads all of it. */}
        <div
          className={classNames(summary['summary'], 'whole-row')}
          data-summary=""
          role="group"
          aria-labelledby={`${kind}-problems`}
          aria-describedby={`${kind}-problem-list`}
          tabIndex={-1}
          hidden
        >
          <h3 id={`${kind}-problems`}>{texts.problems}</h3>
          <ul id={`${kind}-problem-list`} className={summary['list']} />
        </div>
        {buildFields(kind, texts).map((given) => (
          <FormField key={given.name} form={kind} given={given} optional={texts.optional} />
        ))}
        {/* Only machines fill it in. */}
        <div className="visually-hidden" aria-hidden="true">
          <label htmlFor={`${kind}-website`}>{texts.website}</label>
          <input id={`${kind}-website`} name="website" tabIndex={-1} autoComplete="off" />
        </div>
        <input type="hidden" name="language" value={language} />
        <div className={classNames(css['send'], 'whole-row')}>
          <button type="submit" className={buildButtonClass({}, css['submit'])}>
            {texts.send}
          </button>
          <p role="status" data-status="" />
          <noscript>
            <p>{texts.needsScript}</p>
          </noscript>
        </div>
      </form>
      <StaticDialog
        id={`${kind}-sent`}
        title={texts.sentTitle}
        close={close}
        className={classNames(modal['modal'], modal['small'])}
        actions={
          <button type="button" data-closes="" className={buildButtonClass({ look: 'primary' })}>
            {ok}
          </button>
        }
      >
        <p>
          <span data-stored="">{texts.received}</span> {texts.representative}{' '}
          <span data-kept="" hidden>
            {texts.kept}
          </span>
        </p>
      </StaticDialog>
    </div>
  );
}
