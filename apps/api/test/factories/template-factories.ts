import type { TemplateBody } from '@wideload/contract';
import type { World } from '../world.ts';

export const aTemplateBody = (parts: Partial<TemplateBody> = {}): TemplateBody => ({
  name: `Template ${crypto.randomUUID()}`,
  kind: 'question',
  text: 'Which road does order {order} take?',
  ...parts,
});

export async function aTemplate(world: World, parts: Partial<TemplateBody> = {}): Promise<string> {
  const row = { id: world.deps.ids(), ...aTemplateBody(parts) };
  await world.insert('templates', row);
  return row.id;
}
