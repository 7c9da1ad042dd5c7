import { NamedPlace } from '#product/trip/named-place.tsx';
import { findAnswerPlace, formatAnswer, type AnswerContext } from './answer-words.ts';
import type { AnswerPath } from './order-answers.ts';
import type { OrderForm } from './order-form.ts';
import { notGivenYet } from '../maps/maps.texts.ts';
import { isDefaultPlace } from '../maps/place-name.tsx';
import { parsePlace } from '../maps/place-text.ts';

type MergeAnswerProps = { path: AnswerPath; form: OrderForm; context: AnswerContext };

/** A place has a name beside its coordinates; text that is no place is shown as typed. */
export function MergeAnswer({ path, form, context }: MergeAnswerProps) {
  const answer = findAnswerPlace(path, form, context);
  const point = answer && parsePlace(answer.place);
  if (answer === null || point === null) return formatAnswer(path, form, context);
  const name = isDefaultPlace(point, answer.state) ? notGivenYet : undefined;
  return <NamedPlace place={{ ...point, label: answer.place.label }} name={name} />;
}
