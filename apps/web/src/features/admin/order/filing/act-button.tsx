import { stateName, type PermitStatus } from '@wideload/domain';
import { Button } from '#ui/button.tsx';
import { findMoveWords } from './permit-work-words.ts';
import * as texts from './permit-work.texts.ts';
import { fileWithNumber } from './filing.texts.ts';
import { toActId, type Desk, type FiledPermit } from './use-desk.ts';

type ActButtonProps = { permit: FiledPermit; unit: number; desk: Desk; to: PermitStatus; isNext?: boolean };

/** Files at once; any other act opens its form in the line of the permit. */
export function ActButton({ permit, unit, desk, to, isNext = false }: ActButtonProps) {
  const isFiling = isNext && to === 'filed';
  const isNumbered = !isNext && to === 'filed' && permit.status === 'requested';
  const act = isNumbered ? fileWithNumber : findMoveWords(permit.status, to).act;
  return (
    <Button
      size="small"
      id={isNext ? toActId(permit._id) : undefined}
      pending={isFiling && desk.isFiling}
      onClick={() => (isFiling ? desk.file([permit._id]) : desk.openForm({ permitId: permit._id, to }))}
      aria-label={texts.actOn(act, { state: stateName(permit.state), unit })}
    >
      {act}
    </Button>
  );
}
