import { Checkbox } from '#ui/form/checkbox.tsx';
import * as texts from './wizard.texts.ts';

type ReviewBoxProps = { isReviewed: boolean; error: string | undefined; onReview: (isReviewed: boolean) => void };

/** Beside Next, which waits for it. */
export function ReviewBox({ isReviewed, error, onReview }: ReviewBoxProps) {
  return (
    <Checkbox
      name="reviewed"
      label={texts.reviewed}
      hint={isReviewed ? undefined : texts.reviewedHint}
      checked={isReviewed}
      onChange={(event) => onReview(event.target.checked)}
      error={error}
    />
  );
}
