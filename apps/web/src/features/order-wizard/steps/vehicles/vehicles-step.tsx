import { maxUnits } from '@wideload/contract';
import { addUnitProblem, isUnitComplete, unitMessages, type DraftUnit } from '@wideload/domain';
import { useEffect, useRef, useState } from 'react';
import { toast } from '../../../../lib/toast.ts';
import { Button } from '../../../../ui/button.tsx';
import { ErrorSummary } from '../../../../ui/error-summary.tsx';
import { ConfirmModal } from '../../../../ui/modal.tsx';
import { Panel } from '../../../../ui/panel.tsx';
import { Tabs } from '../../../../ui/tabs.tsx';
import { newId } from '../../new-id.ts';
import type { StepProps } from '../../step-props.ts';
import type { Shortcut } from '../../wizard-address.ts';
import { emptyUnitForm, type UnitForm } from '../../unit-form.ts';
import { LoadBanner } from './load-banner.tsx';
import { NoPermits } from './no-permits.tsx';
import { UnitDrawing } from './unit-drawing.tsx';
import { UnitFields } from './unit-fields.tsx';
import { useRefusedUnit } from './use-refused-unit.ts';

/** Step 3: the units, one tab each. */
export function VehiclesStep(props: StepProps) {
  const { state, change, messages, saveNow } = props;
  const { draft } = state;
  const [first] = useState(() => emptyUnitForm(newId()));
  const units: readonly UnitForm[] = state.form.units.length > 0 ? state.form.units : [first];
  const [currentId, setCurrentId] = useState(() => props.shownUnit ?? firstToDo(draft.units) ?? first._id);
  const at = Math.max(0, units.findIndex((unit) => unit._id === currentId));
  const current = units[at] ?? first;
  const [isDeleting, setDeleting] = useState(false);
  const [inHand, setInHand] = useState<string | null>(null);
  const refused = useRefusedUnit(props, { at, onShow: (unit) => setCurrentId(unit._id) });
  const tabs = useRef<HTMLDivElement>(null);

  function put(unit: UnitForm) {
    change({ units: units.map((other) => (other._id === unit._id ? unit : other)) });
  }

  /** What is added there is chosen for this unit, so the server must know it. */
  function shortcut(to: Shortcut) {
    if (draft.units.length === 0) change({ units });
    props.onShortcut(to, current._id);
  }

  function select(id: string) {
    setCurrentId(id);
    saveNow();
  }

  function add() {
    const problem = draft.units.length === 0 ? unitMessages.addIncomplete : addUnitProblem(draft.units, current._id);
    if (problem !== null) {
      if (problem === unitMessages.addIncomplete) messages.touchAll(`units.${at}.`);
      toast({ text: problem, tone: 'danger' });
      return;
    }
    const unit = emptyUnitForm(newId());
    change({ units: [...units, unit] });
    select(unit._id);
  }

  function remove() {
    const rest = units.filter((unit) => unit._id !== current._id);
    change({ units: rest });
    messages.reset();
    select(rest.at(-1)?._id ?? first._id);
    setDeleting(false);
  }

  // The cross that asked for it is gone; the tab that is current then takes the focus in its place.
  useEffect(() => {
    if (!isDeleting && document.activeElement === document.body) tabs.current?.querySelector<HTMLElement>('[aria-selected=true]')?.focus();
  }, [isDeleting]);

  const shown = draft.units[at];
  return (
    <>
      <ErrorSummary problems={refused} />
      <div ref={tabs}>
        <Tabs
          label="Units"
          tabs={units.map((unit, index) => ({ key: unit._id, label: `UNIT ${index + 1}` }))}
          current={current._id}
          onSelect={select}
          remove={units.length > 1 ? { label: `Delete unit ${at + 1}`, onPress: () => setDeleting(true) } : undefined}
          after={
            units.length < maxUnits && (
              <Button look="link" onClick={add}>
                ADD UNIT
              </Button>
            )
          }
        >
          <Panel flush underTabs>
            <LoadBanner key={current._id} unit={shown} states={draft.jurisdictions} />
            <UnitDrawing unit={current} inHand={inHand} onPick={(path) => focusField(`units.${at}.${path}.feet`)} />
          </Panel>
          <NoPermits draft={draft} isAsked={props.refusals > 0} />
          <UnitFields key={current._id} {...props} unit={current} at={at} put={put} onInHand={setInHand} onShortcut={shortcut} />
        </Tabs>
      </div>
      {isDeleting && (
        <ConfirmModal title={`Delete unit ${at + 1}?`} confirm="Delete unit" onConfirm={remove} onCancel={() => setDeleting(false)}>
          <p>Its truck, trailer, load, dimensions and permits are taken out of this order.</p>
        </ConfirmModal>
      )}
    </>
  );
}

/** The unit to show first: one that still wants something, else the first. */
function firstToDo(units: readonly DraftUnit[]): string | undefined {
  return (units.find((unit) => !isUnitComplete(unit)) ?? units[0])?._id;
}

function focusField(name: string) {
  document.getElementsByName(name)[0]?.focus();
}
