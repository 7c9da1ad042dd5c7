import { useEffect } from 'react';
import { fieldId } from '../../ui/form/field.tsx';

/** Brings the field with this name into sight and into hand, once the step is there; the step's title has taken the focus before. */
export function useBeginAt(field: string | undefined): void {
  useEffect(() => {
    const control = field === undefined ? null : document.getElementById(fieldId(field));
    control?.focus({ preventScroll: true });
    control?.scrollIntoView({ block: 'center' });
  }, [field]);
}
