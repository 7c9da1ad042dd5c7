import { useDebounced } from '#lib/forms/use-debounced.ts';
import { Banner } from '#ui/layout/banner.tsx';
import { classNames } from '#ui/class-names.ts';
import type { LoadCheckTexts } from './load-check-texts.ts';
import type { LoadForm } from './load-form.ts';
import css from './check-answers.module.css';
import { buildHeadline, hasAnswers, hasTotal, type CheckedForm } from './check-verdict.ts';

/** Screen readers announce the verdict, and a half-typed number would be a false alarm. */
const debounceMs = 700;

type Props = {
  form: LoadForm;
  checked: CheckedForm;
  texts: LoadCheckTexts;
  isFromAddress: boolean;
  className: string | undefined;
};

/** Stays in sight beside the fields. */
export function CheckVerdict({ form, checked, texts, isFromAddress, className }: Props) {
  const headline = buildHeadline(form, checked, texts);
  const verdict = `${headline.tone}\n${headline.title}\n${headline.text}`;
  const settled = useDebounced(verdict, debounceMs);
  // A load from a link was never half typed.
  const [tone, title = '', text = ''] = (isFromAddress ? verdict : settled).split('\n');
  return (
    <div className={classNames(css['strip'], className)} data-tone={tone}>
      <Banner tone={tone === 'loud' ? 'loud' : 'plain'} title={title}>
        {text}
      </Banner>
      {hasAnswers(checked) && (
        <a href="#check-result" className={classNames('no-print', css['toAnswers'])}>
          {texts.toAnswers(hasTotal(checked) ? texts.money(checked.check.total) : null)}
        </a>
      )}
    </div>
  );
}
