import type { EnvelopeCheck } from '@wideload/domain';
import * as texts from './legal-limits.texts.ts';
import { DimensionLine } from '../../../../ui/dimension-line.tsx';
import type { LengthPath } from '../../../../product/unit/unit-form.ts';
import { lengthText } from '../drawing-text.ts';
import { DrawingTargets } from '../drawing-targets.tsx';
import type { DrawnUnit } from '../truck/drawn-unit.ts';
import { halfTrailer, legalRearView, rearLoadOf } from './legal-rear-view.ts';
import { rowHeight, type LegalView } from './legal-view.ts';
import { LimitLines } from './limit-lines.tsx';
import { boxPath, loadShape } from '../truck/load-shape.ts';
import { useWidth } from '../use-width.ts';
import css from './legal-picture.module.css';

/** What a load is drawn as wide as until its width is known, and the widest that is drawn to scale; inches. */
const usualWidth = 102;
const widest = 720;

type LegalRearViewProps = {
  drawn: DrawnUnit;
  checks: readonly EnvelopeCheck[];
  describedBy: string;
  inHand: string | null;
  onPick: (path: LengthPath) => void;
};

/** The trailer from behind, the load's outline over it, the limits of width and height as lines. */
export function LegalRearView({
  drawn: { facts, plan, load },
  checks,
  describedBy,
  inHand,
  onPick,
}: LegalRearViewProps) {
  const [frame, width] = useWidth<HTMLDivElement>();
  const entered = facts.dimensions.width;
  const loadWidth = Math.min(widest, entered ?? usualWidth);
  const view = legalRearView({ plan, loadWidth }, checks, width);
  const line = widthLineOf(view, loadWidth);
  const text = entered === null ? texts.width : lengthText(entered);
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
              d={trailerBehind(load.deck)}
              className={css['truck']}
              transform={`translate(${view.left} ${view.ground}) scale(${view.scale} ${-view.scale})`}
            />
            <path d={`M0 ${view.ground}H${width}`} className={css['ground']} />
            <LimitLines view={view} outline={loadShape(rearLoadOf(load, loadWidth)).solid} />
            <DimensionLine
              {...line}
              text={text}
              isMissing={entered === null}
              inHand={inHand === 'dimensions.width'}
              size={13}
            />
          </svg>
          <DrawingTargets
            label={texts.widthInTheDrawing}
            targets={[
              {
                path: 'dimensions.width',
                name: texts.widthIs(entered === null ? texts.notGiven : text),
                ...placeOf(line),
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

function widthLineOf({ left, ground, scale }: LegalView, loadWidth: number): Line {
  const reach = (loadWidth / 2) * scale;
  return { from: left - reach, to: left + reach, at: ground + rowHeight, textAt: reach < 36 ? 'after' : 'middle' };
}

function placeOf({ from, to, at }: Line) {
  const width = Math.max(44, to - from);
  return { left: (from + to - width) / 2, top: at - 12, width, height: 24 };
}

/** Two pairs of tyres under the deck, and its rear edge. */
function trailerBehind(deck: number): string {
  const tyre = (from: number) => boxPath({ from, to: from + 10, base: 0, top: 36 });
  const tyres = [-halfTrailer, -halfTrailer + 11.5, halfTrailer - 21.5, halfTrailer - 10].map(tyre).join('');
  const edge = Math.max(deck, 54);
  return (
    tyres +
    boxPath({ from: -34, to: 34, base: 15, top: 21 }) +
    boxPath({ from: -halfTrailer, to: halfTrailer, base: edge - 13, top: edge })
  );
}
