import { checkEnvelope, listed, stateName, type StateCode } from '@wideload/domain';
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
  /** Path of the focused field. */
  inHand: string | null;
  /** Runs when the line of a field is pressed. */
  onPick: (path: LengthPath) => void;
};

/** The outline of the load over truck and trailer, from the side and from behind, against the tightest limits of the chosen states. */
export function LegalPicture({ unit, states, trailer, inHand, onPick }: LegalPictureProps) {
  const words = useId();
  const drawn = toDrawnUnit(unit, { trailer: trailer?.type ?? null, inHand });
  const checks = checkEnvelope({ ...drawn.facts, trailer }, states);
  if (checks.length === 0) return null;
  return (
    <Section
      title={texts.againstTheLegalLimits}
      intro={texts.tightestIn(states.length > 4 ? texts.selectedStates(states.length) : listed(states.map(stateName)))}
    >
      <Panel>
        <div className={css['views']}>
          <LegalSideView drawn={drawn} checks={checks} describedBy={words} />
          <LegalRearView drawn={drawn} checks={checks} describedBy={words} inHand={inHand} onPick={onPick} />
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
