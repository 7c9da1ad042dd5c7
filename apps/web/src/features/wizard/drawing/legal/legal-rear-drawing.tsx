import type { EnvelopeCheck } from '@wideload/domain';
import * as texts from './legal-limits.texts.ts';
import { DimensionLine } from '../../../../ui/dimension-line.tsx';
import type { LengthPath } from '../../../../product/unit/unit-form.ts';
import { formatPlausibleLength } from '../drawing-text.ts';
import { DrawingTargets } from '../drawing-targets.tsx';
import type { DrawnUnit } from '../truck/drawn-unit.ts';
import { halfTrailer, buildLegalRearView, buildRearLoad } from './legal-rear-view.ts';
import { rowHeight, type LegalView } from './legal-view.ts';
import { LimitLines } from './limit-lines.tsx';
import { buildBoxPath, buildLoadShape } from '../truck/load-shape.ts';
import { useWidth } from '../use-width.ts';
import css from './legal-picture.module.css';

/** In inches; also the max width drawn to scale. */
const usualWidth = 102;
const widest = 720;

type LegalRearViewProps = {
  drawn: DrawnUnit;
  checks: readonly EnvelopeCheck[];
  describedBy: string;
  focusedPath: string | null;
  onPick: (path: LengthPath) => void;
};

export function LegalRearView({
  drawn: { facts, plan, load },
  checks,
  describedBy,
  focusedPath,
  onPick,
}: LegalRearViewProps) {
  const [frame, width] = useWidth<HTMLDivElement>();
  const entered = facts.dimensions.width;
  const loadWidth = Math.min(widest, entered ?? usualWidth);
  const view = buildLegalRearView({ plan, loadWidth }, checks, width);
  const line = buildWidthLine(view, loadWidth);
  const text = entered === null ? texts.width : formatPlausibleLength(entered);
  return (
    <div ref={frame} className={css['view']} style={{ minHeight: view.height }}>
      {width > 0 && (
        <>
          <svg
            role="img"
            aria-label={texts.loadFromBehind}
            aria-describedby={describedBy}
            width={width}
            height={view.height}
          >
            <path
              d={buildTrailerRearPath(load.deck)}
              className={css['truck']}
              transform={`translate(${view.left} ${view.ground}) scale(${view.scale} ${-view.scale})`}
            />
            <path d={`M0 ${view.ground}H${width}`} className={css['ground']} />
            <LimitLines view={view} outline={buildLoadShape(buildRearLoad(load, loadWidth)).solid} />
            <DimensionLine
              {...line}
              text={text}
              isMissing={entered === null}
              isFocused={focusedPath === 'dimensions.width'}
              size={13}
            />
          </svg>
          <DrawingTargets
            label={texts.widthInTheDrawing}
            targets={[
              {
                path: 'dimensions.width',
                name: texts.widthIs(entered === null ? texts.notGiven : text),
                ...toPosition(line),
              },
            ]}
            onPick={onPick}
          />
        </>
      )}
    </div>
  );
}

type Line = { from: number; to: number; at: number; textAt: 'middle' | 'after' };

function buildWidthLine({ left, ground, scale }: LegalView, loadWidth: number): Line {
  const reach = (loadWidth / 2) * scale;
  return { from: left - reach, to: left + reach, at: ground + rowHeight, textAt: reach < 36 ? 'after' : 'middle' };
}

function toPosition({ from, to, at }: Line) {
  const width = Math.max(44, to - from);
  return { left: (from + to - width) / 2, top: at - 12, width, height: 24 };
}

function buildTrailerRearPath(deck: number): string {
  const buildTirePath = (from: number) => buildBoxPath({ from, to: from + 10, base: 0, top: 36 });
  const tires = [-halfTrailer, -halfTrailer + 11.5, halfTrailer - 21.5, halfTrailer - 10].map(buildTirePath).join('');
  const edge = Math.max(deck, 54);
  return (
    tires +
    buildBoxPath({ from: -34, to: 34, base: 15, top: 21 }) +
    buildBoxPath({ from: -halfTrailer, to: halfTrailer, base: edge - 13, top: edge })
  );
}
