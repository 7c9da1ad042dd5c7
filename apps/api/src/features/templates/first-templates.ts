/** Texts that a new desk begins with, and may change or delete. */
import type { TemplateBody } from '@wideload/contract';
import type { Deps } from '#deps.ts';

const firstTemplates: readonly TemplateBody[] = [
  {
    kind: 'question',
    name: 'Day and time of departure',
    text: 'When does the load of order {order} leave {origin}? Please send us the day and the time: the form of {state} asks for them.',
  },
  {
    kind: 'question',
    name: 'Roads of the trip',
    text: 'Which roads does truck {truck} take from {origin} to {destination}? Please name them in the order of travel: the form of {state} asks for them.',
  },
  {
    kind: 'question',
    name: 'Weight on each axle',
    text: 'Please send us the weight on each axle of truck {truck} with trailer {trailer}, loaded: the form of {state} asks for it.',
  },
  {
    kind: 'refusal',
    name: 'The road is not allowed',
    text: '{state} does not allow this load on the road that was asked for, from {origin} to {destination}. Please choose another road and send us the permit of unit {unit} again.',
  },
  {
    kind: 'refusal',
    name: 'The size or weight is not allowed',
    text: '{state} does not allow the size or the weight of unit {unit}. Please check the figures of truck {truck} and trailer {trailer}, and send us the permit again.',
  },
  {
    kind: 'rejection',
    name: 'Canceled by the carrier',
    text: 'We have closed order {order} of {company}, as you asked us to.',
  },
  {
    kind: 'rejection',
    name: 'Too late for its departure',
    text: 'The permits of {state} cannot be there in time for the departure on {departure}. Please order them again for a later day.',
  },
];

/** A database without an account gets them. Several servers may call it at once. */
export async function addFirstTemplates({ db, ids }: Pick<Deps, 'db' | 'ids'>): Promise<void> {
  await db
    .insertInto('templates')
    .values(firstTemplates.map((template) => ({ id: ids(), ...template })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
