import type { StateCode } from '@wideload/domain';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useSettled } from '../../../lib/forms/use-settled.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/layout/notice.tsx';
import { StateMap } from '../../../ui/state-map/state-map.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import type { Arrived } from './arrived-load.ts';
import { CheckAnswers } from './answers/check-answers.tsx';
import { CheckFields } from './check-fields.tsx';
import { checkForm } from './answers/check-verdict.ts';
import { problemsOf } from './field-problems.ts';
import css from './load-check.module.css';
import type { CheckLinks, CheckWords } from './load-check-texts.ts';
import { emptyForm, formKeys, isBlank, type FormKey, type LoadForm } from './load-form.ts';
import { pressedState, readStates } from './typed-states.ts';

/** How long the figures must rest before the address follows, in ms: browsers refuse to change it at each key. */
const addressDelay = 400;

type LoadCheckProps = {
  words: CheckWords;
  links: CheckLinks;
  /** Answers, always the same, what the visitor brought along; left out where the server draws the empty check. */
  arrive?: () => Arrived;
  /** The check takes presses. */
  onReady?: () => void;
};

const neverChanges = () => () => undefined;

/** The whole check: states and load on one side, what the states say on the other. */
export function LoadCheck({ words, links, arrive, onReady }: LoadCheckProps) {
  const { texts, map } = words;
  // The first picture is the one that the server drew; what was brought along follows at once.
  const [form, setForm] = useState<LoadForm>(emptyForm);
  const [left, setLeft] = useState<ReadonlySet<FormKey>>(new Set());
  const [isBadLink, setBadLink] = useState(false);
  const [taken, setTaken] = useState<Arrived | null>(null);
  const brought = useSyncExternalStore(
    neverChanges,
    () => arrive?.() ?? null,
    () => null,
  );
  const typed = useMemo(() => readStates(form.states), [form.states]);
  const checked = useMemo(() => checkForm(form, typed), [form, typed]);
  const problems = useMemo(() => problemsOf(form, typed, texts), [form, typed, texts]);

  if (brought !== taken && brought !== null) {
    setTaken(brought);
    setForm(brought.form);
    setBadLink(brought.isBadLink);
    if (brought.isBrought) setLeft(new Set(formKeys));
  }

  useEffect(() => {
    if (taken !== null) onReady?.();
  }, [taken, onReady]);

  useAddress(taken !== null ? (isBlank(form) ? '' : checked.search) : null, links.self);

  function input(change: (before: LoadForm) => Partial<LoadForm>, keys: readonly FormKey[]) {
    setForm((before) => ({ ...before, ...change(before) }));
    // Somebody who is still typing is not told that it is wrong.
    setLeft((before) => new Set([...before].filter((key) => !keys.includes(key))));
    setBadLink(false);
  }
  // The keys of a change are the form's.
  const put = (changed: Partial<LoadForm>) => input(() => changed, Object.keys(changed) as FormKey[]);
  const leave = (key: FormKey) => setLeft((before) => (before.has(key) ? before : new Set([...before, key])));
  const messageAt = (key: FormKey) => (left.has(key) ? problems[key] : undefined);
  const press = (code: StateCode) => input(({ states }) => ({ states: pressedState(states, code) }), []);

  return (
    <div className={css['check']}>
      <div className="stack gap-28 shrinks no-print" data-form="">
        {isBadLink && <Notice tone="warn">{texts.badLink}</Notice>}
        <section aria-labelledby="check-route" className={css['part']}>
          <h2 id="check-route">{texts.route}</h2>
          <TextField
            label={texts.fields.states}
            name="states"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            hint={texts.statesHint}
            value={form.states}
            data-plain={[...typed.states, ...typed.unknown].join(', ')}
            error={messageAt('states')}
            onChange={(event) => put({ states: event.target.value })}
            onBlur={() => leave('states')}
          />
          <StateMap chosen={typed.states} onPress={press} takesAll texts={map} />
        </section>
        <section aria-labelledby="check-load" className={css['part']}>
          <h2 id="check-load">{texts.load}</h2>
          <CheckFields {...{ form, texts, messageAt }} onInput={put} onBlur={leave} />
          {!isBlank(form) && (
            <Button size="small" className={css['clear']} onClick={() => put(emptyForm)}>
              {texts.clear}
            </Button>
          )}
        </section>
      </div>
      <section aria-labelledby="check-result" className={css['result']}>
        <h2 id="check-result">{texts.result}</h2>
        <CheckAnswers
          {...{ form, checked, words, links }}
          isBrought={taken?.isBrought === true && form === taken.form}
        />
      </section>
    </div>
  );
}

/** The address keeps up with what is typed, so that it can be shared, kept and reloaded. Null: nothing is known yet. */
function useAddress(search: string | null, self: string): void {
  const settled = useSettled(search, addressDelay);
  useEffect(() => {
    // A modal over the page has an address of its own.
    if (settled === null || settled !== search || window.location.pathname !== self) return;
    if (window.location.search !== settled) window.history.replaceState(window.history.state, '', `${self}${settled}`);
  }, [settled, search, self]);
}
