import { formatLength, formatPounds, loadRowKeys, type LoadSizeReading, type TripPlace } from '@wideload/domain';
import { PlaceChoices } from '#product/trip/place-choices.tsx';
import { Button } from '#ui/button.tsx';
import { formatSize } from '../../load-check/check-load-row.ts';
import type { PlaceProblems } from '../../load-check/field-problems.ts';
import type { CheckWords, LoadCheckTexts } from '../../load-check/load-check-texts.ts';
import { RouteLine } from '../../load-check/trip/route-line.tsx';
import type { TripAnswer } from '../../load-check/trip/trip-answer.ts';
import type { TripFinder } from '../../load-check/trip/trip-finder.ts';
import type { Places } from '../../load-check/trip/use-places.ts';
import css from './hero-check.module.css';
import { heroKeys, type HeroForm, type HeroKey, type TypedSize } from './hero-form.ts';

type Props = {
  form: HeroForm;
  size: TypedSize;
  left: ReadonlySet<HeroKey>;
  unread: PlaceProblems;
  readings: Places['readings'];
  choices: Places['choices'];
  reading: Places['reading'];
  trip: TripAnswer;
  finder: TripFinder | 'failed' | null;
  words: CheckWords;
  onRetry: () => void;
  onText: (key: HeroKey, text: string) => void;
  onPick: (key: 'from' | 'to', place: TripPlace) => void;
};

/** How each field was read, what is wrong with it, and what is still missing. */
export function HeroNotes(props: Props) {
  const { form, size, left, trip, finder, words, choices, reading, onRetry, onText, onPick } = props;
  const { texts } = words;
  const isTyped = heroKeys.some((key) => form[key].trim() !== '');
  const next = heroKeys.find((key) => form[key].trim() === '');
  return (
    <div className={css['notes']}>
      {heroKeys.map((key) => (
        <p key={key} id={`hero-note-${key}`} className="hidden-when-empty">
          <Note {...props} name={key} />
        </p>
      ))}
      {size.others.length > 0 && (
        <div className="cluster gap-8">
          <span>{texts.didYouMean}</span>
          {size.others.map((other) => (
            <Button key={formatSize(other)} size="small" onClick={() => onText('size', formatSize(other))}>
              {formatSize(other)}
            </Button>
          ))}
        </div>
      )}
      {(['from', 'to'] as const).map((key) => (
        <PlaceChoices
          key={key}
          label={`${texts.fields[key]}: ${texts.didYouMean}`}
          places={left.has(key) ? (choices[key] ?? []) : []}
          onPick={(place) => onPick(key, place)}
        />
      ))}
      {(reading !== 'none' || (trip.status !== 'found' && trip.status !== 'none')) && (
        <RouteLine
          {...{ trip, finder, reading, words, onRetry }}
          states={[]}
          facts={null}
          otherFees={null}
          {...noChoices}
        />
      )}
      {finder === 'failed' && <p role="alert">{texts.trip.noPlaces}</p>}
      {isTyped && next !== undefined && (
        <p role="status" className="strong">
          {texts.hero.missing[next]}
        </p>
      )}
    </div>
  );
}

const noChoices = { onTakeOther: () => undefined, onFollow: () => undefined };

function Note({ name, form, size, left, unread, readings, trip, words: { texts } }: Props & { name: HeroKey }) {
  if (name === 'size') {
    if (size.reading !== null) return `= ${formatReading(size.reading, texts)}`;
    return size.isUnread && left.has('size') ? <Wrong>{texts.hero.unreadSize}</Wrong> : null;
  }
  const refused = trip.refusal !== null && trip.refusal.place === (name === 'from' ? 0 : 1) ? trip.refusal : null;
  const message = refused === null ? left.has(name) && unread[name] : texts.trip.faults[refused.fault];
  if (typeof message === 'string') return <Wrong>{`${texts.fields[name]}: ${message}`}</Wrong>;
  const reading = form[name].trim() === '' ? undefined : readings[name];
  return reading === undefined ? null : `${texts.fields[name]} ${reading}`;
}

function Wrong({ children }: { children: string }) {
  return (
    <strong role="alert" className={css['wrong']}>
      {children}
    </strong>
  );
}

function formatReading({ lengths, weight, isRounded }: LoadSizeReading, texts: LoadCheckTexts): string {
  const parts = loadRowKeys.flatMap((key) => {
    const value = lengths[key];
    return value === undefined ? [] : [texts.hero.read[key](formatLength(value))];
  });
  return [...parts, weight === null ? '' : formatPounds(weight), isRounded ? texts.rounded : '']
    .filter((part) => part !== '')
    .join(', ');
}
