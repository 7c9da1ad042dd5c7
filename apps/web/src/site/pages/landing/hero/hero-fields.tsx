import type { TripPlace } from '@wideload/domain';
import type { FormEvent, InputHTMLAttributes, Ref } from 'react';
import { usePlaceBox } from '#product/trip/use-place-box.tsx';
import type { CheckLinks, LoadCheckTexts } from '../../load-check/load-check-texts.ts';
import type { TripFinder } from '../../load-check/trip/trip-finder.ts';
import css from './hero-check.module.css';
import type { HeroForm, HeroKey } from './hero-form.ts';

type Props = {
  form: HeroForm;
  texts: LoadCheckTexts;
  finder: TripFinder | 'failed' | null;
  links: CheckLinks;
  onText: (key: HeroKey, text: string) => void;
  onPick: (key: 'from' | 'to', place: TripPlace) => void;
  onBlur: (key: HeroKey) => void;
  onSubmit: (event: FormEvent) => void;
};

/** One plate, as the wordmark is: the fields on the yellow, the button on the ink. Without a script it leads to the check. */
export function HeroFields({ form, texts, finder, links, onText, onPick, onBlur, onSubmit }: Props) {
  const { fields, hero } = texts;
  const toPlaceProps = (name: 'from' | 'to', example: string) => ({
    name,
    label: fields[name],
    placeholder: example,
    value: form[name],
    finder: finder === 'failed' ? null : finder,
    texts,
    onText: (text: string) => onText(name, text),
    onPick: (place: TripPlace) => onPick(name, place),
    onBlur: () => onBlur(name),
  });
  return (
    <form action={links.self} aria-label={hero.label} noValidate className={css['plate']} onSubmit={onSubmit}>
      <HeroPlace {...toPlaceProps('from', 'Dallas, TX')} />
      <HeroPlace {...toPlaceProps('to', 'Chicago, IL')} />
      <HeroInput
        name="size"
        label={hero.size}
        placeholder={hero.example}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="go"
        value={form.size}
        onChange={(event) => onText('size', event.target.value)}
        onBlur={() => onBlur('size')}
      />
      <button type="submit" className={css['go']}>
        {hero.action}
      </button>
    </form>
  );
}

type HeroInputProps = InputHTMLAttributes<HTMLInputElement> & {
  name: HeroKey;
  label: string;
  ref?: Ref<HTMLInputElement>;
};

function HeroInput({ name, label, ...input }: HeroInputProps) {
  return (
    <label className={css[name]}>
      <span id={`hero-label-${name}`} className={css['label']}>
        {label}
      </span>
      <input
        id={`hero-${name}`}
        {...input}
        name={name}
        className={css['input']}
        aria-describedby={`hero-note-${name}`}
        maxLength={200}
      />
    </label>
  );
}

type HeroPlaceProps = {
  name: 'from' | 'to';
  label: string;
  placeholder: string;
  value: string;
  finder: TripFinder | null;
  texts: LoadCheckTexts;
  onText: (text: string) => void;
  onPick: (place: TripPlace) => void;
  onBlur: () => void;
};

function HeroPlace({ finder, texts, onText, onPick, onBlur, ...input }: HeroPlaceProps) {
  const box = usePlaceBox({
    id: `hero-${input.name}`,
    labelId: `hero-label-${input.name}`,
    text: input.value,
    finder,
    words: texts.trip.box,
    onText,
    onPick,
  });
  return (
    <>
      <HeroInput
        {...input}
        {...box.input}
        autoCapitalize="words"
        enterKeyHint="next"
        onBlur={() => {
          box.close();
          onBlur();
        }}
      />
      {box.list}
    </>
  );
}
