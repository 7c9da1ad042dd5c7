import type { BodyOf, messages, MessageFile, OrderThread } from '@wideload/contract';
import { aPdf } from './pdf-factories.ts';
import type { SignedInUser } from './user-factories.ts';
import type { World } from '../world.ts';

type Given<T extends { _id: string }> = Partial<T>;
export type Written = { id: string; by: SignedInUser };

/** Asks the carrier of the order. */
export function ask(world: World, { id, by }: Written, given: Given<BodyOf<typeof messages.ask>> = {}) {
  const body = { _id: world.deps.ids(), text: 'What is the VIN of the truck?', ...given };
  return world.call('POST', `/permits/admin/orders/${id}/messages`, { token: by.token, body });
}

export function answer(world: World, { id, by }: Written, given: Given<BodyOf<typeof messages.answer>> = {}) {
  const body = { _id: world.deps.ids(), text: 'It is 1XKYDP9X5LJ000001.', ...given };
  return world.call('POST', `/permits/orders/${id}/messages`, { token: by.token, body });
}

/** @returns the id of the open question. */
export async function aQuestion(world: World, written: Written): Promise<string> {
  const answered = await ask(world, written);
  const id = answered.json<OrderThread>().items.at(-1)?._id;
  if (answered.statusCode !== 201 || id === undefined) throw new Error(answered.body);
  return id;
}

export function attach(world: World, { id, by }: Written, { file, name }: { file?: File; name?: string } = {}) {
  const body = file ?? new File([aPdf()], 'registration.pdf', { type: 'application/pdf' });
  const query = new URLSearchParams({ name: name ?? body.name }).toString();
  return world.call('POST', `/permits/orders/${id}/message_files?${query}`, { token: by.token, body });
}

/** A file of a message of the carrier. @returns its id. */
export async function aSentFile(world: World, written: Written): Promise<string> {
  const stored = await attach(world, written);
  const { _id } = stored.json<MessageFile>();
  const sent = await answer(world, written, { files: [_id] });
  if (sent.statusCode !== 201) throw new Error(`${stored.body}${sent.body}`);
  return _id;
}
