import type {
  ChangeLine,
  OrderChangeQuote,
  Trailer,
  Truck,
  BodyOf,
  orderChanges as contract,
} from '@wideload/contract';
import { formatPermitFate, orderChanges } from '@wideload/contract/client';
import { cents, formatDollars } from '@wideload/domain';
import { Checkbox } from '#ui/form/checkbox.tsx';
import { Notice } from '#ui/layout/notice.tsx';
import * as texts from './changes.texts.ts';
import type { ChangedOrder, ChangeForm } from './change-form.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ApiProblem } from '#lib/api/api-problem.ts';
import { call } from '#lib/api/api.ts';
import { showToast } from '#lib/toast.ts';

type Find<Vehicle> = (
  search: string,
  signal: AbortSignal,
) => Promise<{ items: Omit<Vehicle, 'createdAt'>[]; total: number }>;

/** The vehicles of the carrier. */
export type VehicleLists = {
  findTrucks: Find<Truck>;
  findTrailers: Find<Trailer>;
};

type Body = BodyOf<typeof contract.change>;
export type Side = 'carrier' | 'clerk';

export function useChange({ order, onClose }: { order: { _id: string }; onClose: () => void }) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Body) => call(orderChanges.change, { params: { id: order._id }, body }),
    // The page then shows the current order and price.
    onError: () => {
      void client.invalidateQueries({ queryKey: ['orders'] });
      void client.invalidateQueries({ queryKey: ['admin', 'order'] });
    },
    async onSuccess(_, { expected }) {
      showToast({ tone: 'ok', title: texts.changed, text: expected > 0 ? texts.payBelow : '' });
      onClose();
      await Promise.all([
        client.invalidateQueries({ queryKey: ['orders'] }),
        client.invalidateQueries({ queryKey: ['admin'] }),
      ]);
    },
  });
}

/** Fields of the server are not those of the form, so what it says of them is said as a whole. */
export function describeFailure({ message, errors }: ApiProblem): string {
  return errors.length === 0 ? message : errors.map((error) => error.message).join(' ');
}

/** A state refuses a part of the change. */
export const hasRefusal = (quote: OrderChangeQuote | undefined): boolean =>
  quote?.permits.some(({ fate }) => fate === 'refused') === true;

type Saving = { side: Side; isCanceling: boolean };

/** The words of the button, with what is paid or returned by its press. */
export function describeSave(quote: OrderChangeQuote | undefined, { side, isCanceling }: Saving) {
  const words = isCanceling
    ? { free: texts.cancelIt, back: texts.cancelAndReturn }
    : { free: texts.change, back: texts.changeAndReturn };
  if (quote === undefined) return words.free;
  const { due, back } = quote;
  if (due > 0) return (side === 'carrier' ? texts.changeAndPay : texts.changeAndAsk)(formatDollars(cents(due)));
  return back > 0 ? words.back(formatDollars(cents(back))) : words.free;
}

/** Of each part of the drawer. */
export type PartProps = {
  order: ChangedOrder;
  form: ChangeForm;
  lists: VehicleLists;
  side: Side;
  /** The unit that is shown first, by its id; the first one of the order without it. */
  unit?: string | undefined;
  put: (parts: Partial<ChangeForm>) => void;
  findError: (name: string) => string | undefined;
};

type Props = {
  quote: OrderChangeQuote | undefined;
  isReading: boolean;
  /** Why there is no price. */
  refusal: string | undefined;
  /** Tells the carrier how to get a price. */
  nothing: string;
  isConfirmed: boolean;
  error: string | undefined;
  onConfirm: (isConfirmed: boolean) => void;
};

/** The effect of a change on each permit, and its cost or refund. */
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
