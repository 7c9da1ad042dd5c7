import { buildButtonClass } from '#ui/button.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import type { LoadCheckPageTexts, LoadCheckTexts } from './load-check-texts.ts';
import css from './load-check-entry.module.css';

const asked = ['from', 'to', 'states', 'width', 'height', 'length', 'weight'] as const;

type EntryProps = { texts: LoadCheckPageTexts; fields: LoadCheckTexts['fields']; href: string };

export function LoadCheckEntry({ texts, fields, href }: EntryProps) {
  const hints = {
    from: 'Dallas, TX',
    to: 'Denver, CO',
    states: 'TX, OK, KS',
    width: '14\'6"',
    height: '15-2',
    length: '77 ft',
    weight: '111,400 lb',
  } as const;
  return (
    <form action={href} className={css['entry']} aria-label={texts.title}>
      {asked.map((key) => (
        <TextField
          key={key}
          id={`entry-${key}`}
          name={key}
          label={fields[key]}
          placeholder={hints[key]}
          autoComplete="off"
          spellCheck={false}
          className={css[key === 'states' ? 'states' : key === 'from' || key === 'to' ? 'place' : 'figure']}
        />
      ))}
      <button type="submit" className={buildButtonClass({ look: 'primary', size: 'large' }, css['go'])}>
        {texts.entryAction}
      </button>
    </form>
  );
}
