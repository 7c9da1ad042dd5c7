import { stateName, type PermitStatus } from '@wideload/domain';
import { Button } from '../../../../ui/button.tsx';
import { findMoveWords } from '../permit-work/permit-work-words.ts';
import * as texts from '../permit-work/permit-work.texts.ts';
import type { Desk, FiledPermit } from './use-desk.ts';

type ActButtonProps = { permit: FiledPermit; unit: number; desk: Desk; to: PermitStatus };

/** Opens the form of an act in the line of its permit. */
export function ActButton({ permit, unit, desk, to }: ActButtonProps) {
  const { act } = findMoveWords(permit.status, to);
  return (
    <Button
      size="small"
      onClick={() => desk.openForm({ permitId: permit._id, to })}
      aria-label={texts.actOn(act, { state: stateName(permit.state), unit })}
    >
      {act}
    </Button>
  );
}
