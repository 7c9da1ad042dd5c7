import { TextField } from '../../../../ui/text-field.tsx';
import { endAfterStart, weekdayText } from '../../date-text.ts';
import type { PermitForm } from '../../permit-form.ts';
import type { StepMessages } from '../../use-step-messages.ts';

type Dates = Pick<PermitForm, 'startDate' | 'endDate'>;
type DateRangeProps = { permit: PermitForm; path: string; messages: StepMessages; onDates: (dates: Dates) => void };

/** First and last day of a permit. A start after the end takes the end along. */
export function DateRange({ permit, path, messages, onDates }: DateRangeProps) {
  const field = (name: keyof Dates) => ({
    type: 'date',
    name: `${path}.date.${name}`,
    value: permit[name],
    onBlur: () => messages.touch(`${path}.date.${name}`),
    error: messages.messageAt(`${path}.date.${name}`),
    reading: weekdayText(permit[name]),
  });
  return (
    <>
      <TextField
        label="Start date"
        {...field('startDate')}
        onChange={(event) =>
          onDates({ startDate: event.target.value, endDate: endAfterStart(permit, event.target.value) })
        }
      />
      <TextField
        label="End date"
        min={permit.startDate}
        {...field('endDate')}
        onChange={(event) => onDates({ startDate: permit.startDate, endDate: event.target.value })}
      />
    </>
  );
}
