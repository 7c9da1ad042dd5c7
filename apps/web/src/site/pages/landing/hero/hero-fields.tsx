import { useState, type FormEvent } from 'react';
import type { CheckLinks, LoadCheckTexts } from '../../load-check/load-check-texts.ts';
import type { TripFinder } from '../../load-check/trip/trip-finder.ts';
import css from './hero-check.module.css';
import { heroKeys, type HeroForm, type HeroKey } from './hero-form.ts';

type Props = {
  form: HeroForm;
  texts: LoadCheckTexts;
  finder: TripFinder | 'failed' | null;
  links: CheckLinks;
  onText: (key: HeroKey, text: string) => void;
  onBlur: (key: HeroKey) => void;
  onSubmit: (event: FormEvent) => void;
};

/** One plate, as the wordmark is: the fields on the yellow, the button on the ink. Without a script it leads to the check. */
export function HeroFields({ form, texts, finder, links, onText, onBlur, onSubmit }: Props) {
  const { fields, hero } = texts;
  const [edited, setEdited] = useState<HeroKey | null>(null);
  const labels = { from: fields.from, to: fields.to, size: hero.size };
  const examples = { from: 'Dallas, TX', to: 'Chicago, IL', size: hero.example };
  const isKnown = finder !== null && finder !== 'failed';
  return (
    <form action={links.self} aria-label={hero.label} noValidate className={css['plate']} onSubmit={onSubmit}>
      {heroKeys.map((key) => (
        <label key={key} className={css[key]}>
          <span className={css['label']}>{labels[key]}</span>
          <input
            name={key}
            id={`hero-${key}`}
            className={css['input']}
            placeholder={examples[key]}
            list={key === 'size' ? undefined : `hero-towns-${key}`}
            aria-describedby={`hero-note-${key}`}
            autoComplete="off"
            autoCapitalize={key === 'size' ? 'none' : 'words'}
            spellCheck={false}
            maxLength={200}
            enterKeyHint={key === 'size' ? 'go' : 'next'}
            value={form[key]}
            onChange={(event) => {
              setEdited(key);
              onText(key, event.target.value);
            }}
            onBlur={() => {
              setEdited(null);
              onBlur(key);
            }}
          />
        </label>
      ))}
      <button type="submit" className={css['go']}>
        {hero.action}
      </button>
      {(['from', 'to'] as const).map((key) => (
        <datalist key={key} id={`hero-towns-${key}`}>
          {(isKnown && edited === key ? finder.listTowns(form[key]) : []).map((town) => (
            <option key={town}>{town}</option>
          ))}
        </datalist>
      ))}
    </form>
  );
}
