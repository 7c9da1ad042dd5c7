import { splitPhone } from '@wideload/domain';

/** `(307) 777-4312`, and `(307) 777-4312 x12`; what is no number of ten digits stays as it is. */
function formatDigits(phone: string): string {
  const { number, extension } = splitPhone(phone);
  const [, area, exchange, line] = /^(\d{3})(\d{3})(\d{4})$/.exec(number) ?? [];
  if (line === undefined) return phone;
  return `(${area}) ${exchange}-${line}${extension === '' ? '' : ` x${extension}`}`;
}

/** A press calls. */
export function PhoneLink({ phone }: { phone: string }) {
  return (
    <a href={`tel:+1${splitPhone(phone).number}`} className="target bold">
      {formatDigits(phone)}
    </a>
  );
}
