import { findStateNotes, stateName, type StateCode, type StateQuestion } from '@wideload/domain';
import { formatInstant } from '#lib/format-instant.ts';
import { Notice, type NoticeProps } from '#ui/layout/notice.tsx';
import * as texts from './permit.texts.ts';

type Note = { tone: NoticeProps['tone']; title: string; text: string };

/** For the carrier of a load beyond the permits of a state: what happens now, or what the state has said. */
export function StateQuestionNote({ state, question }: { state: StateCode; question: StateQuestion }) {
  const { tone, title, text } = describe(stateName(state), question);
  return (
    <Notice tone={tone} title={title} className="above-8 below-12">
      {text !== '' && <p className="typed">{text}</p>}
    </Notice>
  );
}

type Asked = { _id: string; state: StateCode; stateQuestion?: StateQuestion | null | undefined };

/** One note for each permit whose state is asked, refused the load, or named conditions. */
export function StateQuestionNotes({ permits }: { permits: readonly Asked[] }) {
  return findStateNotes(permits).map(
    ({ _id, state, stateQuestion }) =>
      stateQuestion && <StateQuestionNote key={_id} state={state} question={stateQuestion} />,
  );
}

function describe(name: string, { askedAt, answer }: StateQuestion): Note {
  if (answer?.isPermitted === true) return { tone: 'ok', title: texts.wouldPermit(name), text: answer.reason };
  if (answer !== null)
    return { tone: 'danger', title: texts.wouldNotPermit(name), text: texts.changeTheLoad(answer.reason) };
  const text = askedAt === null ? texts.questionAfterReview(name) : texts.isAsked(name, formatInstant(askedAt));
  return { tone: 'warn', title: texts.askFirst, text };
}
