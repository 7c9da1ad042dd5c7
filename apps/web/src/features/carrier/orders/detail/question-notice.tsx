import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { threadQuery } from '#product/order/messages.queries.ts';
import { Notice } from '#ui/layout/notice.tsx';
import * as texts from './order-detail.texts.ts';

/** Renders nothing unless the order waits for the carrier. */
export function QuestionNotice({ orderId }: { orderId: string }) {
  const thread = useQuery(threadQuery(orderId));
  const question = thread.data?.items.find((message) => message.question === 'open');
  if (question === undefined) return null;
  return (
    <Notice tone="warn" title={texts.questionForYou} className="below-20 no-print">
      <p className="typed">{question.text}</p>
      <p className="above-8">
        <Link to="." search={(search) => search} hash="questions" className="target bold">
          {texts.answerTheQuestion}
        </Link>
      </p>
    </Notice>
  );
}
