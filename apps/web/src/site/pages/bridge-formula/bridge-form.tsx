import type { ReactNode } from 'react';
import { toFeetAndInches, type Inches } from '@wideload/domain';
import type { Language } from '@wideload/contract/client';
import { formatInches, toLocale } from '#lib/format-figures.ts';
import { buildButtonClass } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import field from '#ui/form/field.module.css';
import css from './bridge-form.module.css';
import { exampleLoad, minAxles, maxAxles, type BridgeTexts } from './bridge-load.ts';

type FormProps = { texts: BridgeTexts; language: Language };

const listIndexes = (count: number) => Array.from({ length: count }, (_, at) => at);

function formatReading(gap: Inches | undefined, { feetInches, reading }: BridgeTexts): string {
  if (gap === undefined) return '';
  const { feet, inches } = toFeetAndInches(gap);
  return reading(feetInches(feet, inches));
}

type FieldProps = { id: string; label: string; isHidden?: boolean; reading?: string; children: ReactNode };

/** The island finds the messages by their ids. */
function BridgeField({ id, label, isHidden, reading, children }: FieldProps) {
  return (
    <div className={field['field']} data-field="" hidden={isHidden}>
      <div className={field['top']}>
        <label htmlFor={id} className={classNames('medium', field['label'])}>
          {label}
        </label>
      </div>
      <div className={field['box']}>{children}</div>
      {reading !== undefined && (
        <p id={`${id}-reading`} className="small-print filled-above-4">
          {reading}
        </p>
      )}
      <div id={`${id}-error`} className="field-error filled-above-4" />
    </div>
  );
}

function DistanceField({ at, texts }: { at: number; texts: BridgeTexts }) {
  const gap = exampleLoad.gaps[at];
  const id = `distance-${at + 1}`;
  return (
    <BridgeField
      id={id}
      label={texts.distance(at + 1, at + 2)}
      isHidden={gap === undefined}
      reading={formatReading(gap, texts)}
    >
      <input
        id={id}
        className={field['control']}
        name={id}
        type="text"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        defaultValue={gap === undefined ? '' : formatInches(gap)}
        aria-describedby={`${id}-reading ${id}-error`}
        data-dimension=""
      />
    </BridgeField>
  );
}

function WeightField({ at, texts, language }: FormProps & { at: number }) {
  const weight = exampleLoad.weights[at] ?? null;
  const id = `weight-${at + 1}`;
  return (
    <BridgeField id={id} label={texts.axle(at + 1)} isHidden={at > exampleLoad.gaps.length}>
      <input
        id={id}
        className={field['control']}
        name={id}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        defaultValue={weight === null ? '' : new Intl.NumberFormat(toLocale(language)).format(weight)}
        aria-describedby={`${id}-error`}
        data-dimension=""
      />
    </BridgeField>
  );
}

function WeighedByChoice({ texts }: { texts: BridgeTexts }) {
  const names = { axle: texts.byAxle, set: texts.bySet };
  return (
    <div role="radiogroup" aria-label={texts.by} className="cluster">
      {Object.entries(names).map(([by, name]) => (
        <label key={by} className="target gap-8 medium">
          <input type="radio" name="by" value={by} defaultChecked={by === exampleLoad.by} />
          {name}
        </label>
      ))}
    </div>
  );
}

export function BridgeForm({ texts, language }: FormProps) {
  const count = exampleLoad.gaps.length + 1;
  return (
    <form className="stack gap-20" noValidate aria-label={texts.form}>
      <div className={css['count']}>
        <BridgeField id="axles" label={texts.axles}>
          <select id="axles" className={field['control']} name="axles" defaultValue={count}>
            {listIndexes(maxAxles - minAxles + 1).map((more) => (
              <option key={more} value={more + minAxles}>
                {more + minAxles}
              </option>
            ))}
          </select>
        </BridgeField>
      </div>
      <fieldset className="stack gap-8">
        <legend>{texts.distances}</legend>
        <p className="hint no-print">{texts.distancesHint}</p>
        <div className={classNames('above-4', css['fields'])}>
          {listIndexes(maxAxles - 1).map((at) => (
            <DistanceField key={at} at={at} texts={texts} />
          ))}
        </div>
      </fieldset>
      <fieldset className="stack gap-8">
        <legend>{texts.weights}</legend>
        <p className="hint no-print">{texts.weightsHint}</p>
        <WeighedByChoice texts={texts} />
        <p className="hint no-print" data-by-set="" hidden>
          {texts.bySetHint}
        </p>
        <div className={classNames('above-4', css['fields'])}>
          {listIndexes(maxAxles).map((at) => (
            <WeightField key={at} at={at} texts={texts} language={language} />
          ))}
        </div>
      </fieldset>
      <div className="cluster no-print">
        <button type="button" data-copy="" className={buildButtonClass({})}>
          {texts.copy}
        </button>
        <button type="button" data-print="" className={buildButtonClass({})}>
          {texts.print}
        </button>
        <p role="status" data-copy-status="" className="size-small strong ok" />
      </div>
    </form>
  );
}
