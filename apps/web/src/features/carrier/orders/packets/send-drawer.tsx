import { useQueryClient } from '@tanstack/react-query';
import { PacketSendBody, type PacketLink } from '@wideload/contract';
import { packets } from '@wideload/contract/client';
import { useForm } from 'react-hook-form';
import { call } from '#lib/api/api.ts';
import { findMessage } from '#lib/forms/form-problems.ts';
import { useFormSave } from '#lib/forms/form-save.ts';
import { createSchemaResolver } from '#lib/forms/schema-resolver.ts';
import { showToast } from '#lib/toast.ts';
import { TextField } from '#ui/form/text-field.tsx';
import { FormDrawer } from '#ui/overlay/form-drawer.tsx';
import { packetsQuery } from './packets.queries.ts';
import * as texts from './packets.texts.ts';

type SendForm = { to: string };
type Props = { orderId: string; link: PacketLink; onClose: () => void };

/** The server sends it, by mail or by text, as the address says. */
export function SendDrawer({ orderId, link: { _id: id, name }, onClose }: Props) {
  const client = useQueryClient();
  const form = useForm<SendForm, unknown, SendForm>({
    resolver: createSchemaResolver(PacketSendBody),
    defaultValues: { to: '' },
    mode: 'onTouched',
    shouldFocusError: false,
  });
  const { drawer } = useFormSave(form, {
    save: (body: SendForm) => call(packets.send, { params: { id }, body }),
    onSaved() {
      showToast({ tone: 'ok', text: texts.onItsWay });
      onClose();
      void client.invalidateQueries(packetsQuery(orderId));
    },
  });
  const { errors } = form.formState;
  return (
    <FormDrawer title={texts.sendOf(name)} save={texts.send} onClose={onClose} {...drawer}>
      <TextField
        label={texts.sendTo}
        hint={texts.sendToHint}
        autoComplete="off"
        spellCheck={false}
        data-autofocus=""
        {...form.register('to')}
        error={findMessage(errors, 'to')}
      />
    </FormDrawer>
  );
}
