import type { Order } from '@wideload/contract';
import * as texts from './summary.texts.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/layout/notice.tsx';
import type { Moves } from '../../step-props.ts';
import { describeReview } from './review-words.ts';

/** Records that were edited since the review uncheck the box. */
export function ReviewNotice({ order, onChangeStep }: { order: Order; onChangeStep: Moves['change'] }) {
  return (
    <Notice tone="warn" title={texts.changedSinceReview} className="below-16">
      <ul className="bullets stack below-8 gap-4">
        {describeReview(order).map(({ key, what, sentence, step, place }) => (
          <li key={key}>
            {sentence}{' '}
            <Button look="link" onClick={() => onChangeStep(step, place)}>
              {texts.showChange}
              <span className="visually-hidden"> {texts.showWhat(what)}</span>
            </Button>
          </li>
        ))}
      </ul>
      <p>{texts.reviewAgain}</p>
    </Notice>
  );
}
