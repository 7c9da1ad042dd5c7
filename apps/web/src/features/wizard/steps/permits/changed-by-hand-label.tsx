import type { PermitForm } from '../../draft/permit-form.ts';
import { Button } from '#ui/button.tsx';
import { toFieldId } from '#ui/form/field.tsx';
import type { OwnTerm } from './own-terms.ts';
import * as texts from './permits.texts.ts';

type OwnMarkProps = {
  term: OwnTerm;
  /** `days of Texas, unit 1`; completes the button's name. */
  of: string;
  /** Takes the focus after Undo, which disappears. */
  field: string;
  onUndo: (form: PermitForm) => void;
};

/** Says that a field is not as the trip, or most permits, have it. */
export function ChangedByHandLabel({ term, of, field, onUndo }: OwnMarkProps) {
  function undo() {
    document.getElementById(toFieldId(field))?.focus();
    onUndo(term.undo);
  }
  return (
    <span className="nowrap">
      <strong className="warn">{term.isShared ? texts.setForMost : texts.changedForThisPermit}</strong>{' '}
      <Button look="link" onClick={undo}>
        {texts.undo}
        <span className="visually-hidden">{of}</span>
      </Button>
    </span>
  );
}
