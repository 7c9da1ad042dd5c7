import { checkEnvelope, stateName, type StateCode } from '@wideload/domain';
import { formatList } from '../../../../lib/format-list.ts';
import { useId } from 'react';
import * as texts from './legal-limits.texts.ts';
import { Panel, Section } from '../../../../ui/layout/panel.tsx';
import type { LengthPath, UnitForm } from '../../../../product/unit/unit-form.ts';
import { toDrawnUnit } from '../truck/drawn-unit.ts';
import { LegalRearView } from './legal-rear-drawing.tsx';
import { LegalSideView } from './legal-side-drawing.tsx';
import { formatLimitSentence } from './legal-words.ts';
import css from './legal-picture.module.css';
import type { KnownTrailer } from '../use-trailer.ts';

type LegalPictureProps = {
  unit: UnitForm;
  states: readonly StateCode[];
  trailer: KnownTrailer | null;
  focusedPath: string | null;
  onPick: (path: LengthPath) => void;
};

export function LegalPicture({ unit, states, trailer, focusedPath, onPick }: LegalPictureProps) {
  const words = useId();
  const drawn = toDrawnUnit(unit, { trailer: trailer?.type ?? null, focusedPath });
  const checks = checkEnvelope({ ...drawn.facts, trailer }, states);
  if (checks.length === 0) return null;
  return (
    <Section
      title={texts.againstTheLegalLimits}
      intro={texts.tightestIn(
        states.length > 4 ? texts.selectedStates(states.length) : formatList(states.map(stateName)),
      )}
    >
      <Panel>
        <div className={css['views']}>
          <LegalSideView drawn={drawn} checks={checks} describedBy={words} />
          <LegalRearView drawn={drawn} checks={checks} describedBy={words} focusedPath={focusedPath} onPick={onPick} />
        </div>
        <ul id={words} className={css['words']}>
          {checks.map((check) => (
            <li key={check.what} className={(check.over ?? 0) > 0 ? 'failure' : undefined}>
              {formatLimitSentence(check)}
            </li>
          ))}
        </ul>
      </Panel>
    </Section>
  );
}
