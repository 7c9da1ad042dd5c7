import { useRight } from '#product/account/own-rights.ts';
import * as texts from './vehicles.texts.ts';
import { Button } from '#ui/button.tsx';
import { DataList, type Fact } from '#ui/list/data-list.tsx';
import { DisclosureCard } from '#ui/list/disclosure-card.tsx';

type Props = {
  name: string;
  title: string;
  summary: string;
  facts: readonly Fact[];
  onEdit: () => void;
  onDelete: () => void;
};

export function VehicleCard({ name, title, summary, facts, onEdit, onDelete }: Props) {
  const mayChange = useRight('dispatcher');
  return (
    <DisclosureCard
      title={title}
      summary={summary}
      actions={
        mayChange && (
          <>
            <Button size="small" onClick={onEdit} aria-label={texts.editNamed(name)}>
              {texts.edit}
            </Button>
            <Button size="small" look="danger" onClick={onDelete} aria-label={texts.deleteNamed(name)}>
              {texts.deleteIt}
            </Button>
          </>
        )
      }
    >
      <DataList facts={facts} />
    </DisclosureCard>
  );
}
