import { splitPhone } from '@wideload/domain';

/** `(307) 777-4312` for ten digits; a number that was written otherwise stays as it is. */
const formatDigits = (phone: string) => phone.replace(/^(\d{3})(\d{3})(\d{4})(?!\d)/, '($1) $2-$3');

/** A press calls. */
export function PhoneLink({ phone }: { phone: string }) {
  return (
    <a href={`tel:+1${splitPhone(phone).number}`} className="target bold">
      {formatDigits(phone)}
    </a>
  );
}
