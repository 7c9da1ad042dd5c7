import type { ChangeLine, OrderChangeQuote } from '@wideload/contract';
import { formatPermitFate } from '@wideload/contract/client';
import { cents, formatDollars } from '@wideload/domain';
import { Checkbox } from '#ui/form/checkbox.tsx';
import { Notice } from '#ui/layout/notice.tsx';
import * as texts from './changes.texts.ts';
import { hasRefusal } from './change-parts.ts';

type Props = {
  quote: OrderChangeQuote | undefined;
  isReading: boolean;
  /** Why there is no price. */
  refusal: string | undefined;
  /** What to do to see a price. */
  nothing: string;
  isConfirmed: boolean;
  error: string | undefined;
  onConfirm: (isConfirmed: boolean) => void;
};

/** What a change means for each permit, and what it costs or returns. */
export function ChangeQuote({ quote, isReading, refusal, nothing, isConfirmed, error, onConfirm }: Props) {
  const isRefused = hasRefusal(quote);
  return (
    <section className="stack gap-12" aria-label={texts.whatHappens} aria-busy={isReading} aria-live="polite">
      {quote === undefined ? (
        <NoQuote {...{ isReading, refusal, nothing }} />
      ) : (
        <>
          <p className="bold">{describePrice(quote)}</p>
          <ChangeLines lines={quote.lines} />
          <ul className="rows rows-flush">
            {quote.permits.map(({ permit, fee, ...turn }) => (
              <li key={permit}>
                <p>{formatPermitFate({ ...turn, fee: fee === null ? null : cents(fee) })}</p>
                <ChangeLines
                  lines={turn.lines.filter(({ label }) => !quote.lines.some((line) => line.label === label))}
                />
              </li>
            ))}
          </ul>
          {quote.unmet.length > 0 && (
            <Notice tone="warn" title={texts.daysDoNotMeet}>
              <ul className="bullets">
                {quote.unmet.map((sentence) => (
                  <li key={sentence}>{sentence}</li>
                ))}
              </ul>
            </Notice>
          )}
          {isRefused && (
            <Checkbox
              name="despiteRefusals"
              label={texts.changeTheRest}
              checked={isConfirmed}
              error={error}
              onChange={({ target }) => onConfirm(target.checked)}
            />
          )}
        </>
      )}
    </section>
  );
}

function NoQuote({ isReading, refusal, nothing }: Pick<Props, 'isReading' | 'refusal' | 'nothing'>) {
  if (isReading) return <p className="muted">{texts.reading}</p>;
  return refusal === undefined ? <p className="muted">{nothing}</p> : <p className="field-error">{refusal}</p>;
}

function describePrice({ due, back }: OrderChangeQuote): string {
  if (due > 0) return texts.toPay(formatDollars(cents(due)));
  return back > 0 ? texts.goesBack(formatDollars(cents(back))) : texts.free;
}

/** Old and new, side by side. */
export function ChangeLines({ lines }: { lines: readonly ChangeLine[] }) {
  return lines.map(({ label, from, to }) => (
    <p key={label} className="muted">
      {label}: <del>{from}</del> → <ins>{to}</ins>
    </p>
  ));
}
