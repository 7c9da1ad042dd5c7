import { useId, useState, type FormEvent, type ReactNode } from 'react';
import { TextArea } from '#ui/form/text-field.tsx';
import { Notice } from '#ui/layout/notice.tsx';
import { SubmitActions, Modal } from './modal.tsx';

type Props = {
  title: string;
  children: ReactNode;
  /** The field; `missing` is its message while it is empty, and it begins with what is `known`. */
  reason: { name: string; label: string; missing: string; known?: string };
  save: string;
  look: 'primary' | 'danger';
  saving: { isPending: boolean; error: Error | null };
  onSave: (reason: string) => void;
  onClose: () => void;
};

/** Asks for the reason of an act, which must not be empty. */
export function ReasonDialog({ title, children, reason: field, save, look, saving, onSave, onClose }: Props) {
  const form = useId();
  const { known = '' } = field;
  const [reason, setReason] = useState(known);
  const [isMissing, setMissing] = useState(false);
  function submit(event: FormEvent) {
    event.preventDefault();
    setMissing(reason.trim() === '');
    if (reason.trim() !== '' && !saving.isPending) onSave(reason);
  }
  return (
    <Modal
      title={title}
      isDirty={reason !== known}
      onClose={onClose}
      actions={<SubmitActions form={form} look={look} save={save} pending={saving.isPending} />}
    >
      <form id={form} noValidate onSubmit={submit} className="stack gap-16">
        {children}
        {saving.error && <Notice tone="danger">{saving.error.message}</Notice>}
        <TextArea
          name={field.name}
          label={field.label}
          rows={3}
          value={reason}
          error={isMissing ? field.missing : undefined}
          onChange={({ target }) => {
            setReason(target.value);
            setMissing(false);
          }}
        />
      </form>
    </Modal>
  );
}
