import { useEffect, useRef, useState } from 'react';
import * as texts from './sandbox.texts.ts';
import { FieldGrid } from '../../../../ui/layout/panel.tsx';
import { TextField } from '../../../../ui/form/text-field.tsx';
import { Button } from '../../../../ui/button.tsx';
import { checkSandboxEntry, sandboxCards, type SandboxEntry, type SandboxField } from './sandbox-cards.ts';
import css from './sandbox-fields.module.css';
import { thisMonth } from '../this-month.ts';

type Props = { entry: SandboxEntry; onEntry: (entry: SandboxEntry) => void };

function inFours(number: string): string {
  return number.replaceAll(/(\d{4})(?=\d)/g, '$1 ');
}

function TestCards({ onPick }: { onPick: (number: string) => void }) {
  return (
    <details className={css['cards']}>
      <summary>{texts.showTestCards}</summary>
      <ul>
        {sandboxCards.map(({ number, title }) => (
          <li key={number}>
            <Button look="link" onClick={() => onPick(inFours(number))}>
              {inFours(number)}
            </Button>
            <span>{title}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Number, expiry and code of a test card; they stay in this part and are compared here. */
export function SandboxFields({ entry, onEntry }: Props) {
  const first = useRef<HTMLInputElement>(null);
  const [left, setLeft] = useState<ReadonlySet<SandboxField>>(new Set());
  // The form opens before these fields are loaded: they take the focus from their place, never from a field where somebody types.
  useEffect(() => {
    if (document.activeElement?.contains(first.current)) first.current?.focus();
  }, []);
  const check = checkSandboxEntry(entry, thisMonth());
  const errorOf = (field: SandboxField) =>
    !check.ok && check.field === field && left.has(field) ? check.message : undefined;
  const field = (name: SandboxField) => ({
    name: `card.${name}`,
    value: entry[name],
    error: errorOf(name),
    inputMode: 'numeric' as const,
    // A real card must not be filled in by the browser here.
    autoComplete: 'off',
    onChange: (event: { currentTarget: HTMLInputElement }) => onEntry({ ...entry, [name]: event.currentTarget.value }),
    onBlur: () => entry[name] !== '' && setLeft(new Set([...left, name])),
  });
  return (
    <div className="stack gap-16">
      <p className={css['mark']}>{texts.testCardsOnly}</p>
      <TextField ref={first} label={texts.cardNumber} placeholder="4242 4242 4242 4242" {...field('number')} />
      <FieldGrid columns={2} phone={2}>
        <TextField label={texts.expiry} placeholder={texts.monthAndYear} {...field('expiry')} />
        <TextField label={texts.cvc} placeholder="123" {...field('cvc')} />
      </FieldGrid>
      <TestCards onPick={(number) => onEntry({ ...entry, number })} />
    </div>
  );
}
