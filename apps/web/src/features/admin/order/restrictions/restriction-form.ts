import type { BodyOf, restrictions, StoredRestriction } from '@wideload/contract';
import { isStateCode, parseDay } from '@wideload/domain';
import type { FieldProblem } from '#lib/forms/form-problems.ts';
import { readFigure } from '../filing/amend-form.ts';
import { figureFields, formatFigure } from '../filing/figure-fields.ts';
import * as texts from './restrictions.texts.ts';

const textFields = ['state', 'road', 'place', 'firstDay', 'lastDay', 'what', 'source'] as const;
export type FormField = (typeof textFields)[number] | (typeof figureFields)[number];
export type RestrictionForm = Record<FormField, string>;
export type RestrictionBody = BodyOf<typeof restrictions.create>;

export const emptyForm: RestrictionForm = {
  state: '',
  road: '',
  place: '',
  firstDay: '',
  lastDay: '',
  what: '',
  source: '',
  width: '',
  height: '',
  length: '',
  weight: '',
};

export function toForm(restriction: StoredRestriction): RestrictionForm {
  const form = { ...emptyForm };
  for (const field of textFields) form[field] = restriction[field];
  for (const field of figureFields) form[field] = formatFigure(field, restriction[field]);
  return form;
}

export function parseForm(form: RestrictionForm): { body: RestrictionBody } | { problems: FieldProblem[] } {
  const [state, firstDay] = [form.state, parseDay(form.firstDay)];
  const figures = figureFields.map((field) => ({ field, figure: readFigure(field, form[field]) }));
  const isEarly = form.lastDay !== '' && firstDay !== null && form.lastDay < firstDay;
  const problems: FieldProblem[] = [
    ...(isStateCode(state) ? [] : [{ name: 'state', message: texts.stateMissing }]),
    ...(form.what.trim() === '' ? [{ name: 'what', message: texts.whatMissing }] : []),
    ...(firstDay === null ? [{ name: 'firstDay', message: texts.dayMissing }] : []),
    ...(isEarly ? [{ name: 'lastDay', message: texts.lastDayEarly }] : []),
    ...figures.flatMap(({ field, figure }) =>
      figure === null || figure === 0 ? [{ name: field, message: texts.notAFigure }] : [],
    ),
    ...(/^https?:\/\/[^\s/.]+\.\S+$/.test(form.source.trim()) ? [] : [{ name: 'source', message: texts.sourceWrong }]),
  ];
  if (problems.length > 0 || !isStateCode(state) || firstDay === null) return { problems };
  const { road, place, lastDay, what, source } = form;
  const given = Object.fromEntries(figures.flatMap(({ field, figure }) => (figure ? [[field, figure]] : [])));
  return { body: { state, road, place, firstDay, lastDay, what, source: source.trim(), ...given } };
}
