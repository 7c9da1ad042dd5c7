import { ledger } from '@wideload/contract/client';
import { addDays, compareDays, parseDayText, type Day, formatZoneName, toDayIn } from '@wideload/domain';
import { useState } from 'react';
import * as texts from './statistics.texts.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { ExportButton } from '#ui/list/export-button.tsx';
import { Panel, Section } from '#ui/layout/panel.tsx';
import css from './ledger-export.module.css';
import { DateField, DayCalendar } from '#ui/form/date-field.tsx';
import { showToast } from '#lib/toast.ts';

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

type DayFilterProps = {
  day: Day | undefined;
  onDay: (day: Day) => void;
  onNone: () => void;
};

/** An IANA name; the statistics count days in this zone. */
export function findViewerZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** The server decides where a window ends. */
function findViewerToday(): Day {
  const today = toDayIn(new Date(), findViewerZone());
  if (today === null) throw new Error('The browser names a zone that it does not know');
  return today;
}

/** `Central Time (America/Chicago)` */
export function formatZone(timeZone: string): string {
  return `${formatZoneName(timeZone)} (${timeZone})`;
}

export function DayFilter({ day, onDay, onNone }: DayFilterProps) {
  const [text, setText] = useState<string>(day ?? '');
  const [problem, setProblem] = useState<string>();
  const [isPicking, setPicking] = useState(false);
  const [known, setKnown] = useState(day);
  const today = findViewerToday();

  // The day in the address changed: Back, or one of the windows.
  if (known !== day) {
    setKnown(day);
    setText(day ?? '');
    setProblem(undefined);
  }
  function choose(next: Day) {
    if (compareDays(next, today) > 0) return setProblem(texts.dayToCome);
    setProblem(undefined);
    setText(next);
    if (next !== day) onDay(next);
  }
  function leave() {
    if (text.trim() === '') return day === undefined ? setProblem(undefined) : onNone();
    if (parseDayText(text, today) === null) setProblem(texts.notADay);
  }
  async function pick() {
    try {
      await DayCalendar.preload();
      setPicking(true);
    } catch (reason) {
      if (!(reason instanceof TypeError)) throw reason;
      showToast({ tone: 'danger', text: texts.calendarNotLoaded });
    }
  }
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        leave();
      }}
    >
      <DateField
        label={texts.oneDay}
        name="day"
        value={text}
        today={today}
        error={problem}
        onText={(typed) => {
          setText(typed);
          setProblem(undefined);
        }}
        onDay={choose}
        onBlur={leave}
        calendar={{ label: texts.pickADay, onOpen: () => void pick() }}
      />
      {isPicking && (
        <DayCalendar
          title={texts.pickADay}
          day={day ?? null}
          today={today}
          last={today}
          onPick={choose}
          onClose={() => setPicking(false)}
        />
      )}
    </form>
  );
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
