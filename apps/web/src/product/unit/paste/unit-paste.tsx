import {
  axleBounds,
  dimensionBounds,
  parseTires,
  type AxleKey,
  type AxleName,
  type DimensionKey,
  type SheetKey,
  type SheetValue,
  capitalize,
} from '@wideload/domain';
import { formatLengthText, isBlankLength, parseLengthValue, toLengthText, toLengthValue } from '../length-value.ts';
import type { PasteLoadProps } from './paste-load.tsx';
import { isWeightKey, type PasteForm } from './pasted-load.ts';
import { createLazyPart } from '#ui/overlay/lazy-part.tsx';
import { type AxleTextPath, formatWeight, parseWeight } from '../axle-texts.ts';
import { kingpinField, type LengthPath, type UnitForm } from '../unit-form.ts';
import { unitLabels } from '../unit-labels.ts';
import { useRef, useState } from 'react';
import { useDebounced } from '#lib/forms/use-debounced.ts';
import * as texts from '../unit-form.texts.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/layout/notice.tsx';
import { type LoadRowUse, findRow, describeRow, type Lengths } from './use-load-row.ts';
import { classNames } from '#ui/class-names.ts';
import css from './unit-paste.module.css';

/** Loads with its words when the box is opened. */
export const UnitPaste = createLazyPart(async () => {
  const [{ PasteLoad }, { pasteWords }] = await Promise.all([
    import('./paste-load.tsx'),
    import('./paste-load.texts.ts'),
  ]);
  return function PasteInEnglish(props: PasteLoadProps) {
    return <PasteLoad {...props} words={pasteWords} />;
  };
});

type Place = { kind: 'length'; path: LengthPath } | { kind: 'weight' } | { kind: 'axle'; path: AxleTextPath };

export function toPasteForm(unit: UnitForm, put: (unit: UnitForm) => void): PasteForm {
  return {
    labelOf: (key) => unitLabels[findPath(key)] ?? key,
    find: (key) => findField(unit, findPlace(key)),
    fill: (values) => put(values.reduce(fillValue, unit)),
  };
}

/** The length of the trailer is in its record. */
function findPlace(key: SheetKey): Place | null {
  if (key === 'trailer') return null;
  if (key === 'weight') return { kind: 'weight' };
  if (key === 'kingpin') return { kind: 'length', path: kingpinField.path };
  if (isDimension(key)) return { kind: 'length', path: `dimensions.${key}` };
  if (isGap(key)) return { kind: 'length', path: `axles.${key}` };
  // The keys of axles end with the name of the axle.
  const name = key.slice(-1) as AxleName;
  return { kind: 'axle', path: isWeightKey(key) ? `axleWeights.${name}` : `axleTires.${name}` };
}

function findPath(key: SheetKey): string {
  const place = findPlace(key);
  return place === null || place.kind === 'weight' ? key : place.path;
}

function isDimension(key: SheetKey): key is DimensionKey {
  return key in dimensionBounds;
}

function isGap(key: SheetKey): key is AxleKey {
  return key in axleBounds;
}

function findField(unit: UnitForm, place: Place | null): ReturnType<PasteForm['find']> {
  if (place === null) return null;
  if (place.kind === 'weight') return { text: unit.weight, amount: parseWeight(unit.weight) };
  if (place.kind === 'axle') {
    const text = unit.axleTexts[place.path];
    return { text, amount: place.path.startsWith('axleWeights') ? parseWeight(text) : parseTires(text) };
  }
  const value = unit.lengths[place.path];
  return { text: isBlankLength(value) ? '' : toLengthText(value), amount: parseLengthValue(value) };
}

function fillValue(unit: UnitForm, { key, amount }: SheetValue): UnitForm {
  const place = findPlace(key);
  if (place === null) return unit;
  if (place.kind === 'weight') return { ...unit, weight: formatWeight(amount) };
  if (place.kind === 'axle') {
    const text = place.path.startsWith('axleWeights') ? formatWeight(amount) : String(amount);
    return { ...unit, axleTexts: { ...unit.axleTexts, [place.path]: text } };
  }
  return { ...unit, lengths: { ...unit.lengths, [place.path]: toLengthValue(formatLengthText(amount)) } };
}

/** The notice waits, so that it does not push away a button that is being pressed. */
const debounceMs = 600;

type LoadRowNoticeProps = { lengths: Lengths; row: LoadRowUse; isAsked: boolean };

export function LoadRowNotice({ lengths, row, isAsked }: LoadRowNoticeProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [isAnswered, setAnswered] = useState(false);
  const found = isAsked ? findRow(lengths) : null;
  const settled = useDebounced(row.filled, debounceMs);
  // The pressed button may disappear with its question, so the frame takes the focus.
  const withFocus = (act: () => void) => () => {
    act();
    setAnswered(true);
    frame.current?.focus();
  };
  const isShown = found !== null || (row.filled !== null && (isAnswered || settled === row.filled));
  if (!isShown) return null;
  return (
    <div ref={frame} tabIndex={-1} className="whole-row no-ring">
      {found !== null ? (
        <Notice title={texts.whichLengthIsWhich}>
          <div className={classNames('cluster gap-8 above-8', css['actions'])}>
            {found.readings.map((reading) => (
              <Button key={describeRow(reading)} size="small" onClick={withFocus(() => row.fill(reading))}>
                {capitalize(describeRow(reading))}
              </Button>
            ))}
          </div>
        </Notice>
      ) : (
        row.filled !== null && (
          <Notice tone="ok" title={texts.filledInFromRow}>
            <p>{capitalize(describeRow(row.filled))}.</p>
            <div className={classNames('cluster gap-8 above-8', css['actions'])}>
              <Button size="small" onClick={row.swap}>
                {texts.swapWidthAndHeight}
              </Button>
              <Button size="small" onClick={withFocus(row.undo)}>
                {texts.undo}
              </Button>
            </div>
          </Notice>
        )
      )}
    </div>
  );
}
