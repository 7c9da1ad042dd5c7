import { useEffect, useState } from 'react';
import { onOtherPerson } from '#lib/api/access-token.ts';
import { OtherPersonModal } from './other-person-modal.tsx';

/** Once in each document. What only reads says it once, so that whoever stays can copy what they typed. */
export function OtherPersonHost() {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    let isSaid = false;
    return onOtherPerson((isAct) => {
      if (isAct || !isSaid) setOpen(true);
      isSaid = true;
    });
  }, []);
  return isOpen && <OtherPersonModal onStay={() => setOpen(false)} />;
}
