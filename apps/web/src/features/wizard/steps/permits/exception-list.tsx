import { stateName } from '@wideload/domain';
import { Checkbox } from '#ui/form/checkbox.tsx';
import { formatDays } from './order-permits.ts';
import * as texts from './for-all.texts.ts';
import type { Exception } from './shared-terms.ts';

type ExceptionListProps = {
  exceptions: readonly Exception[];
  overwritten: ReadonlySet<string>;
  onChange: (overwritten: ReadonlySet<string>) => void;
};

/** Permits with days or a comment of their own keep them unless they are ticked. */
export function ExceptionList({ exceptions, overwritten, onChange }: ExceptionListProps) {
  if (exceptions.length === 0) return null;
  return (
    <fieldset>
      <legend className="size-label below-8">{texts.keepTheirOwn}</legend>
      {exceptions.map((exception) => (
        <Checkbox
          key={exception.key}
          label={texts.overwrite(formatException(exception))}
          checked={overwritten.has(exception.key)}
          onChange={({ target }) => {
            const others = [...overwritten].filter((key) => key !== exception.key);
            onChange(new Set(target.checked ? [...others, exception.key] : others));
          }}
        />
      ))}
    </fieldset>
  );
}

function formatException({ permit, field }: Exception): string {
  const { form, priced, unitNumber } = permit;
  const name = texts.permitOf(stateName(priced.state), unitNumber);
  if (field === 'comment') return texts.ownTerm(name, form.comment.trim());
  return texts.ownTerm(name, formatDays(permit));
}
