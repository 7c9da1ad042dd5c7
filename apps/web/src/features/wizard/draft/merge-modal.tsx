import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { Order, Trailer, Truck } from '@wideload/contract';
import {
  getTrailerTypeLabel,
  stateName,
  getStepByKey,
  type DraftOrder,
  type StateCode,
  type WizardStepKey,
} from '@wideload/domain';
import { useState, useSyncExternalStore, type ReactNode } from 'react';
import * as texts from './draft.texts.ts';
import { Button } from '#ui/button.tsx';
import { Modal } from '#ui/overlay/modal.tsx';
import {
  formatAnswerGroup,
  formatAnswerLabel,
  type AnswerContext,
  findAnswerPlace,
  formatAnswer,
} from './answer-words.ts';
import type { DraftState, DraftStore, DraftNews } from './draft-store.ts';
import { mergeForms, type Choices, type Side, type Sides } from './merge-forms.ts';
import { classNames } from '#ui/class-names.ts';
import css from './merge-modal.module.css';
import { toAnswerKey, type AnswerPath } from './order-answers.ts';
import { formatTime, formatRestored } from '../save-notice.tsx';
import { NamedPlace } from '#product/trip/named-place.tsx';
import type { OrderForm } from './order-form.ts';
import { notGivenYet } from '../maps/maps.texts.ts';
import { isDefaultPlace } from '../maps/place-name.tsx';
import { parsePlace } from '../maps/place-text.ts';
import { formatList } from '#lib/format-list.ts';
import type { CheckedLoad } from './checked-load.ts';

type MergeAnswerProps = { path: AnswerPath; form: OrderForm; context: AnswerContext };

/** A place has a name beside its coordinates; text that is no place is shown as typed. */
export function MergeAnswer({ path, form, context }: MergeAnswerProps) {
  const answer = findAnswerPlace(path, form, context);
  const point = answer && parsePlace(answer.place);
  if (answer === null || point === null) return formatAnswer(path, form, context);
  const name = isDefaultPlace(point, answer.state) ? notGivenYet : undefined;
  return <NamedPlace place={{ ...point, label: answer.place.label }} name={name} />;
}

type Row = { key: string; label: string; mine: ReactNode; theirs: ReactNode };
type Group = { name: string; rows: Row[] };

export function MergeModal({ store, onClose }: { store: DraftStore; onClose: () => void }) {
  const client = useQueryClient();
  const state = useSyncExternalStore(store.subscribe, store.getState);
  const [choices, setChoices] = useState<Choices>({});
  const { sides } = store;
  if (sides === null || state.other === null) return null;
  const { collisions, taken } = mergeForms(sides);
  const groups = buildGroups(collisions, { sides, context: buildContext(client, state) });
  const all = groups.flatMap(({ rows }) => rows);
  const choose = (rows: readonly Row[], side: Side) =>
    setChoices((before) => ({ ...before, ...Object.fromEntries(rows.map(({ key }) => [key, side])) }));

  function save() {
    onClose();
    void store.resolve(choices);
  }

  return (
    <Modal
      title={texts.chooseWhatToKeep}
      size="wide"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{texts.notNow}</Button>
          <Button look="primary" onClick={save}>
            {texts.saveMyChoice}
          </Button>
        </>
      }
    >
      <p className="below-12">
        {texts.bothChanged(formatTime(new Date(state.other.updatedAt)), all.length)}
        {taken.length > 0 && ` ${texts.restIsTaken}`}
      </p>
      {all.length > 1 && <Whole what="" rows={all} onChoose={choose} />}
      {groups.map(({ name, rows }) => (
        <section key={name} aria-label={name} className="above-20">
          <header className="spread align-center ruled-below">
            <h3>{name}</h3>
            {rows.length > 1 && groups.length > 1 && (
              <Whole what={` ${texts.forGroup(name)}`} rows={rows} onChoose={choose} />
            )}
          </header>
          {rows.map((row) => (
            <Choice key={row.key} row={row} chosen={choices[row.key] ?? 'mine'} onChoose={choose} />
          ))}
        </section>
      ))}
    </Modal>
  );
}

type ChooseProps = { onChoose: (rows: readonly Row[], side: Side) => void };

function Whole({ what, rows, onChoose }: ChooseProps & { what: string; rows: readonly Row[] }) {
  return (
    <div className="cluster">
      <Button size="small" onClick={() => onChoose(rows, 'mine')}>
        {texts.keepAllOfMine}
        <span className="visually-hidden">{what}</span>
      </Button>
      <Button size="small" onClick={() => onChoose(rows, 'theirs')}>
        {texts.takeAllOfTheirs}
        <span className="visually-hidden">{what}</span>
      </Button>
    </div>
  );
}

function Choice({ row, chosen, onChoose }: ChooseProps & { row: Row; chosen: Side }) {
  return (
    <fieldset className={css['choice']}>
      <legend>{row.label}</legend>
      {(['mine', 'theirs'] as const).map((side) => (
        <label key={side} className={classNames('in-row gap-8 breakable shrinks', css['side'])}>
          <input
            type="radio"
            name={`merge ${row.key}`}
            checked={chosen === side}
            onChange={() => onChoose([row], side)}
          />
          <span>
            <span className={css['whose']}>{side === 'mine' ? texts.yours : texts.other}</span> {row[side]}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

type WordsOf = { sides: Sides; context: AnswerContext };

function buildGroups(paths: readonly AnswerPath[], { sides: { mine, theirs }, context }: WordsOf): Group[] {
  const groups = new Map<string, Row[]>();
  for (const path of paths) {
    // A unit that only one side still has gets its number from that side.
    const isMine = path[0] === 'units' && !theirs.units.some(({ _id }) => _id === path[1]);
    const name = formatAnswerGroup(path, isMine ? mine : theirs, context);
    const words = {
      mine: <MergeAnswer {...{ path, context }} form={mine} />,
      theirs: <MergeAnswer {...{ path, context }} form={theirs} />,
    };
    groups.set(name, [
      ...(groups.get(name) ?? []),
      { key: toAnswerKey(path), label: formatAnswerLabel(path), ...words },
    ]);
  }
  return [...groups].map(([name, rows]) => ({ name, rows }));
}

function buildContext(client: QueryClient, { order, other }: DraftState): AnswerContext {
  const known = client.getQueriesData<{ items: (Truck | Trailer)[] }>({
    predicate: ({ queryKey }) => queryKey[0] === 'trucks' || queryKey[0] === 'trailers',
  });
  const listed = known.flatMap(([, list]) => list?.items ?? []);
  const names = [...listed, ...listSnapshots(order), ...listSnapshots(other)].map(
    (one) => [one._id, formatName(one)] as const,
  );
  return { permits: other?.permits ?? [], names: new Map(names) };
}

function listSnapshots(order: Order | null) {
  return (order?.units ?? []).flatMap(({ truck, trailer }) => [truck, trailer].filter((one) => one !== null));
}

type Named =
  | { internalNumber: string; make: string; model: string }
  | { internalNumber: string; type: Trailer['type'] };

function formatName(one: Named): string {
  return `${one.internalNumber}, ${'make' in one ? `${one.make} ${one.model}` : getTrailerTypeLabel(one.type)}`;
}

type NewsState = Pick<DraftState, 'form' | 'draft' | 'order'>;

/** Text for a change of the draft that the user did not make; empty on steps that it does not concern. */
export function formatNews(state: NewsState, news: DraftNews, step: WizardStepKey): string {
  if (news.what === 'restored') return formatRestored(news.at);
  return news.what === 'merged' ? formatMerged(state, news) : formatCheckedLoad(state, news.load, step);
}

/** The load of a load check concerns the steps up to the load; its days also the permits. */
function formatCheckedLoad({ draft }: NewsState, { parts, leftOut, days }: CheckedLoad, step: WizardStepKey): string {
  const names = (states: readonly StateCode[]) => formatList(states.map(stateName));
  const aboutDays = days === null ? [] : [texts.daysChecked(days)];
  const { number } = getStepByKey(step);
  if (number > 3) return step === 'permits' ? aboutDays.join(' ') : '';
  const missing = listMissing(draft);
  return [
    texts.loadIsHere(names(parts.jurisdictions)),
    ...(missing.length === 0 ? [] : [texts.stillToBeGiven(formatList(missing))]),
    ...(leftOut.length === 0 ? [] : [texts.notSoldLeftOut(names(leftOut))]),
    ...aboutDays,
  ].join(' ');
}

function listMissing({ customer, company, units }: DraftOrder): string[] {
  const wants = [
    [texts.whoOrders, customer.personName.trim() === ''],
    [texts.aCompany, company === null],
    [texts.aTruck, units.some(({ truckId }) => truckId === null)],
    [texts.aTrailer, units.some(({ trailerId }) => trailerId === null)],
    [texts.aLoadType, units.some(({ loadType }) => loadType === null)],
  ] as const;
  return wants.flatMap(([word, isMissing]) => (isMissing ? [word] : []));
}

function formatMerged({ form, order }: NewsState, { at, taken }: Extract<DraftNews, { what: 'merged' }>): string {
  const context = { permits: order?.permits ?? [], names: new Map<string, string>() };
  const names = taken.map((path) => `${formatAnswerLabel(path)} (${formatAnswerGroup(path, form, context)})`);
  return texts.merged(formatTime(new Date(at)), names.join(', '));
}
