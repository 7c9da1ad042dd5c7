import { loadCheckTexts as english } from '../../texts/en/load-check.ts';
import { checkForm } from './check-verdict.ts';
import { findProblems, parseStates } from './field-problems.ts';
import { emptyForm, type LoadForm } from './load-form.ts';
import { noTrip } from './trip/trip-answer.ts';

export const createForm = (typed: Partial<LoadForm>): LoadForm => ({ ...emptyForm, ...typed });

export function checkTyped(form: LoadForm) {
  const typed = parseStates(form.states);
  return checkForm(form, { typed, problems: findProblems(form, typed, english), trip: noTrip });
}

export const code = '1.TX-OH.w174.h182.l924.a212.b54.c470.d54.e54.g111400.t642';
