import {
  axleKeys,
  axleNames,
  axleNumbers,
  countAxles,
  formatLength,
  inches,
  formatPounds,
  pounds,
  splitAxleTires,
  splitAxleWeights,
  sumAxleWeights,
} from '@wideload/domain';
import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { toFieldId } from '#ui/form/field.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { toDraftUnit, type UnitForm } from './unit-form.ts';
import { fillAxleTires, fillAxleWeights, type AxleTextPath, formatWeight, tidyWeight } from './axle-texts.ts';
import { classNames } from '#ui/class-names.ts';
import css from './axle-section.module.css';
import * as texts from './axle.texts.ts';

type SharedProps = (path: string) => { name: string; error: string | undefined; onBlur: () => void };

export type AxleSectionProps = {
  unit: UnitForm;
  put: (unit: UnitForm) => void;
  shared: SharedProps;
  level: 2 | 3;
  /** Asked: the weight is close to a limit or over it, so the axles decide. Required: it is over one. */
  need: AxleNeed;
};

export type AxleNeed = 'none' | 'asked' | 'required';

export function AxleSection({ unit, put, shared, level, need }: AxleSectionProps) {
  const [choice, setChoice] = useState<{ unit: string; isOpen: boolean } | null>(null);
  const { axleTexts } = unit;
  const draft = toDraftUnit(unit);
  const gaps = axleKeys.map((key) => draft.axles[key] ?? null);
  const typed = Object.entries(axleTexts).filter(([, text]) => text !== '');
  const isWrong = Object.keys(axleTexts).some((path) => shared(path).error !== undefined);
  const lastTyped = axleNames.findLastIndex((name) => typed.some(([path]) => path.endsWith(`.${name}`)));
  const total = shared('axleWeights');
  const sum = sumAxleWeights(draft);
  const chosen = choice?.unit === unit._id ? choice.isOpen : need !== 'none' || typed.length > 0;
  const isOpen = isWrong || total.error !== undefined || chosen;
  const Heading = level === 2 ? 'h2' : 'h3';

  function putText(path: AxleTextPath, text: string) {
    put({ ...unit, axleTexts: { ...axleTexts, [path]: text } });
  }

  function renderField(path: AxleTextPath, label: string, { at, isWeight }: { at: number; isWeight: boolean }) {
    const field = shared(path);
    return (
      <TextField
        {...field}
        label={label}
        unit={isWeight ? 'lb' : undefined}
        autoComplete="off"
        value={axleTexts[path]}
        onChange={(event) => putText(path, event.target.value)}
        onBlur={() => {
          field.onBlur();
          const typedAt = { at, axles: countAxles(draft.axles) };
          if (!isWeight) {
            const tires = splitAxleTires(axleTexts[path]);
            if (tires !== null) put({ ...unit, axleTexts: fillAxleTires(axleTexts, tires, typedAt) });
            return;
          }
          total.onBlur();
          const list = splitAxleWeights(axleTexts[path]);
          const tidied =
            list === null
              ? { ...axleTexts, [path]: tidyWeight(axleTexts[path]) }
              : fillAxleWeights(axleTexts, list, typedAt);
          if (tidied[path] !== axleTexts[path]) put({ ...unit, axleTexts: tidied });
        }}
      />
    );
  }

  return (
    <details
      className={classNames('above-28', css['section'])}
      open={isOpen}
      // Another unit may close the section, which is no choice.
      onToggle={({ currentTarget: { open } }) => (open || isOpen) && setChoice({ unit: unit._id, isOpen: open })}
    >
      <summary>
        <Heading>{texts.axleWeightsAndTires}</Heading>
      </summary>
      {need !== 'none' && <p className="muted below-12">{need === 'required' ? texts.whyRequired : texts.whyAsked}</p>}
      <div className="stack gap-16">
        {axleNames.slice(0, Math.max(countAxles(draft.axles), lastTyped + 1)).map((name, at) => {
          const axle = axleNumbers[name];
          return (
            <div key={name} className={css['row']}>
              <p className={classNames('whole-row', css['place'])}>{describePlace(axle, gaps[at - 1] ?? null)}</p>
              {renderField(`axleWeights.${name}`, texts.axleWeight(axle), { at, isWeight: true })}
              {renderField(`axleTires.${name}`, texts.axleTires(axle), { at, isWeight: false })}
            </div>
          );
        })}
      </div>
      <div id={toFieldId(total.name)} tabIndex={-1} className={css['sum']}>
        {total.error !== undefined && sum !== null && (
          <>
            <p className="field-error">{total.error}</p>
            <Button look="link" onClick={() => put({ ...unit, weight: formatWeight(sum) })}>
              {texts.formatSumAction(formatPounds(pounds(sum)))}
            </Button>
          </>
        )}
      </div>
    </details>
  );
}

function describePlace(axle: number, gap: number | null): string {
  if (axle === 1) return texts.frontAxle;
  return gap === null ? texts.distanceMissing(axle) : texts.behindAxle(formatLength(inches(gap)), axle - 1);
}
