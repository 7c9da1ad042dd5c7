import { Panel, Section } from '#ui/layout/panel.tsx';
import { CalendarView, type CalendarViewProps } from './calendar-view.tsx';
import * as texts from './calendar.texts.ts';

export function CalendarSection(props: CalendarViewProps) {
  return (
    <Section title={texts.calendar} intro={texts.pace}>
      <Panel>
        <CalendarView {...props} />
      </Panel>
    </Section>
  );
}

/** The calendar of a stored order. */
export function ReadOnlyCalendar(props: Omit<CalendarViewProps, 'onTrip'>) {
  return (
    <>
      <p className="muted below-12">{texts.pace}</p>
      <CalendarView {...props} />
    </>
  );
}
