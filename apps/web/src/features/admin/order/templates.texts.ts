import type { TemplateField, TemplateKind } from '@wideload/domain';

export const templates = 'Templates';
export const intro =
  'Texts for carriers with fields of the order in braces. A clerk chooses one where a question, a refusal or a rejection is written.';
export const loading = 'Loading the templates';
export const template = 'Template';
export const chooseTemplate = 'Choose a template';
export const add = 'Add template';
export const addTitle = 'Add a template';
export const editTitle = (name: string) => `Change “${name}”`;
export const acts = 'Change or delete';
export const edit = 'Change';
export const remove = 'Delete';
export const ofTemplate = (name: string) => `the template “${name}”`;
export const removeQuestion = (name: string) => `Delete “${name}”?`;
export const removeEffect = 'Texts that were written from it stay as they are.';
export const removed = (name: string) => `“${name}” is deleted.`;
export const saved = (name: string) => `“${name}” is saved.`;
export const save = 'Save';
export const name = 'Name';
export const kind = 'For';
export const chooseKind = 'Please choose what it is for!';
export const text = 'Text';
export const textHint = 'Press a field to add it. It is filled in when somebody chooses the template.';
export const fields = 'Fields';
export const addField = 'Add the field';
export const none = 'No templates yet';
export const kindWords: Record<TemplateKind, string> = {
  question: 'Question to the carrier',
  refusal: 'Refusal of a permit by its state',
  rejection: 'Rejection of an order',
};
export const fieldWords: Record<TemplateField, string> = {
  order: 'number of the order',
  customer: 'name of the person',
  company: 'name of the company',
  state: 'state of the permit, or all states of the order',
  unit: 'number of the unit',
  permit: 'number that the state gave the permit',
  truck: 'power unit number of the truck',
  trailer: 'internal number of the trailer',
  origin: 'place where the permit, or the trip, begins',
  destination: 'place where the permit, or the trip, ends',
  departure: 'day and time of the departure',
};
