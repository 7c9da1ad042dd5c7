import { RecordActions } from '#product/account/record-actions.tsx';
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
  return (
    <DisclosureCard
      title={title}
      summary={summary}
      actions={<RecordActions name={name} onEdit={onEdit} onDelete={onDelete} />}
    >
      <DataList facts={facts} />
    </DisclosureCard>
  );
}
