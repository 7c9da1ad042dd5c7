import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { OrderFile } from '@wideload/contract';
import { appMessages, maxNoteLength, orderFile } from '@wideload/contract/client';
import { useState, type FormEvent } from 'react';
import { call } from '#lib/api/api.ts';
import { formatInstant } from '#lib/format-instant.ts';
import * as texts from './records.texts.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/layout/notice.tsx';
import { FoldedSection } from '#ui/layout/folded-section.tsx';
import { TextArea } from '#ui/form/text-field.tsx';
import { orderFileQuery } from './order-file.queries.ts';
import css from './order-records.module.css';

function findNoteProblem(text: string): string | undefined {
  const { length } = text.trim();
  if (length === 0) return appMessages['note.missing'];
  return length > maxNoteLength ? texts.atMost(maxNoteLength) : undefined;
}

function NoteForm({ orderId }: { orderId: string }) {
  const client = useQueryClient();
  const [text, setText] = useState('');
  const [isTried, setTried] = useState(false);
  const writing = useMutation({
    mutationFn: () => call(orderFile.addNote, { params: { id: orderId }, body: { text } }),
    onSuccess: (note) => {
      const { queryKey } = orderFileQuery(orderId);
      client.setQueryData(queryKey, (file) => file && { ...file, notes: [note, ...file.notes] });
      setText('');
      setTried(false);
      return client.invalidateQueries({ queryKey: ['admin'] });
    },
  });
  const problem = findNoteProblem(text);

  function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (problem === undefined && !writing.isPending) writing.mutate();
  }
  return (
    <form noValidate onSubmit={submit} className="stack below-16 narrow-buttons">
      <TextArea
        name="note"
        label={texts.newNote}
        rows={3}
        value={text}
        onChange={(event) => setText(event.target.value)}
        error={isTried ? problem : undefined}
      />
      {writing.error && <Notice tone="danger">{writing.error.message}</Notice>}
      <Button type="submit" pending={writing.isPending}>
        {texts.addNote}
      </Button>
    </form>
  );
}

export function OrderNotes({ order }: { order: OrderFile }) {
  return (
    <FoldedSection title={texts.internalNotes} note={order.notes.length > 0 && order.notes.length} isPrinted={false}>
      <p className="muted below-12">{texts.notesIntro}</p>
      <NoteForm orderId={order._id} />
      <ul className={css['records']} aria-label={texts.notes}>
        {order.notes.map(({ _id, at, author, text }) => (
          <li key={_id} className="breakable">
            <p className="typed">{text}</p>
            <p className="muted size-label">
              {author === '' ? texts.deletedAccount : author}, <time dateTime={at}>{formatInstant(at)}</time>
            </p>
          </li>
        ))}
      </ul>
    </FoldedSection>
  );
}
