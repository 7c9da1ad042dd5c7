import { ledger } from '@wideload/contract/client';
import { addDays, compareDays, parseDayText, type Day } from '@wideload/domain';
import { useState } from 'react';
import * as texts from './statistics.texts.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { ExportButton } from '#ui/list/export-button.tsx';
import { Panel, Section } from '#ui/layout/panel.tsx';
import css from './ledger-export.module.css';
import { findViewerToday, findViewerZone } from './day-filter.tsx';
import { DateField, DayCalendar } from '#ui/form/date-field.tsx';

type LedgerDayProps = {
  name: string;
  label: string;
  text: string;
  day: Day | null;
  today: Day;
  error: string | undefined;
  onText: (text: string) => void;
  onDay: (day: Day) => void;
  onBlur: () => void;
};

function LedgerDay({ name, label, text, day, today, error, onText, onDay, onBlur }: LedgerDayProps) {
  const [isPicking, setPicking] = useState(false);
  const title = texts.pickLedgerDay(label);
  return (
    <>
      <DateField
        label={label}
        name={name}
        value={text}
        today={today}
        error={error}
        onText={onText}
        onDay={onDay}
        onBlur={onBlur}
        calendar={{ label: title, onOpen: () => setPicking(true) }}
      />
      {isPicking && (
        <DayCalendar
          title={title}
          day={day}
          today={today}
          last={today}
          onPick={onDay}
          onClose={() => setPicking(false)}
        />
      )}
    </>
  );
}

type TypedRange = { from: string; to: string };

/** Bookkeepers usually export the whole previous month. */
function computeLastMonth(today: Day): TypedRange {
  const to = addDays(today, -Number(today.slice(8)));
  return { from: addDays(to, 1 - Number(to.slice(8))), to };
}

function parseRange(
  { from: first, to: last }: TypedRange,
  today: Day,
): { from: Day; to: Day } | [field: keyof TypedRange, string] {
  const [from, to] = [parseDayText(first, today), parseDayText(last, today)];
  if (from === null) return ['from', texts.notADay];
  if (to === null) return ['to', texts.notADay];
  return compareDays(to, from) < 0 ? ['to', texts.endBeforeStart] : { from, to };
}

export function LedgerExport() {
  const today = findViewerToday();
  const [typed, setTyped] = useState(() => computeLastMonth(today));
  // Unfinished text shows no error.
  const [isTyping, setTyping] = useState(false);
  const range = parseRange(typed, today);

  function put(name: keyof TypedRange, text: string, isInTheMaking: boolean) {
    setTyping(isInTheMaking);
    setTyped((before) => ({ ...before, [name]: text }));
  }
  const renderField = (name: keyof TypedRange, label: string) => (
    <LedgerDay
      name={`ledger-${name}`}
      label={label}
      text={typed[name]}
      day={parseDayText(typed[name], today)}
      today={today}
      error={!isTyping && Array.isArray(range) && range[0] === name ? range[1] : undefined}
      onText={(text) => put(name, text, true)}
      onDay={(day) => put(name, day, false)}
      onBlur={() => setTyping(false)}
    />
  );
  return (
    <div className="above-20 no-print">
      <Panel>
        <Section title={texts.ledger} intro={texts.ledgerIntro}>
          <p className="cluster below-12">
            <ButtonLink to="/dashboard/payouts" look="link">
              {texts.payouts}
            </ButtonLink>
            <ButtonLink to="/dashboard/books" look="link">
              {texts.closeAMonth}
            </ButtonLink>
          </p>
          <div className={css['fields']}>
            {renderField('from', texts.ledgerFirstDay)}
            {renderField('to', texts.ledgerLastDay)}
            <ExportButton
              label={texts.downloadLedger}
              ask={(call) => {
                if (Array.isArray(range)) throw new RangeError(range[1]);
                return call(ledger.export, { query: { ...range, timeZone: findViewerZone() } });
              }}
            />
          </div>
        </Section>
      </Panel>
    </div>
  );
}
