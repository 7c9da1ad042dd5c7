import { Button } from '#ui/button.tsx';
import { useRight } from './own-rights.tsx';
import * as texts from './records.texts.ts';

type Props = { name: string; onEdit: () => void; onDelete: () => void };

/** The buttons of a truck, a trailer or a company; none for a viewer. */
export function RecordActions({ name, onEdit, onDelete }: Props) {
  const mayChange = useRight('dispatcher');
  if (!mayChange) return null;
  return (
    <>
      <Button size="small" onClick={onEdit} aria-label={texts.editNamed(name)}>
        {texts.edit}
      </Button>
      <Button size="small" look="danger" onClick={onDelete} aria-label={texts.deleteNamed(name)}>
        {texts.deleteIt}
      </Button>
    </>
  );
}
