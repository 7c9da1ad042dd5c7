import { toFieldId } from '#ui/form/field.tsx';

export function focusField(name: string): void {
  document.getElementById(toFieldId(name))?.focus();
}
