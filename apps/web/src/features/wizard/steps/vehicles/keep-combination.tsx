import { useQuery, useMutation, useQueryClient, queryOptions } from '@tanstack/react-query';
import type { CombinationBody, Combination, Trailer, Truck } from '@wideload/contract';
import { useState, useEffect, useRef, type KeyboardEvent } from 'react';
import { combinations } from '@wideload/contract/client';
import * as texts from './offers.texts.ts';
import { Button } from '#ui/button.tsx';
import type { DraftState } from '../../draft/draft-store.ts';
import { classNames } from '#ui/class-names.ts';
import css from './unit-offers.module.css';
import { call } from '#lib/api/api.ts';
import { DeleteRecord } from '#product/account/delete-record.tsx';
import { trailerRecords, truckRecords } from '#product/account/own-records.ts';
import { showToast } from '#lib/toast.ts';
import { CancelButton, Modal } from '#ui/overlay/modal.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import {
  axleFigureFields,
  formatLength,
  formatPounds,
  inches,
  lengthFields,
  mapFields,
  noAxleFigures,
  pounds,
  getTrailerTypeLabel,
  type AxleWeights,
  type DraftUnit,
  type FilingValues,
} from '@wideload/domain';
import { toUnitForm, type UnitForm } from '#product/unit/unit-form.ts';

type Ids = { truckId: string | null; trailerId: string | null };
type StoredUnit = NonNullable<DraftState['order']>['units'][number];
type Content = Omit<CombinationBody, 'name'>;

const cachedFirst = { refetchOnMount: false };

/** Reads the lists that the pickers loaded, otherwise the facts in the order. */
export function useChosenVehicles({ truckId, trailerId }: Ids, stored: StoredUnit | undefined) {
  const trucks = useQuery({ ...truckRecords.choicesQuery(''), ...cachedFirst }).data?.items ?? [];
  const trailers = useQuery({ ...trailerRecords.choicesQuery(''), ...cachedFirst }).data?.items ?? [];
  const find = <T extends { _id: string }>(id: string | null, things: readonly (T | null | undefined)[]) =>
    things.find((thing) => thing?._id === id) ?? undefined;
  return {
    truck: find(truckId, [stored?.truck, ...trucks]),
    trailer: find(trailerId, [stored?.trailer, ...trailers]),
  };
}

/** The offer mounts each time the unit becomes complete. Saving or deleting a combination invalidates the list. */
export const combinationsQuery = queryOptions({
  queryKey: ['combinations'],
  queryFn: async ({ signal }) => (await call(combinations.list, {}, { signal })).items,
  staleTime: 60_000,
});

/** Null until the unit is complete. */
export function toCombination(unit: DraftUnit): Content | null {
  const { truckId, trailerId, loadType, dimensions, weight, axles, axleWeights, axleTires, kingpin = null } = unit;
  if (truckId === null || trailerId === null || loadType === null || weight === null) return null;
  const { width, height, length, frontOverhang, rearOverhang } = dimensions;
  if (width === null || height === null || length === null || frontOverhang === null || rearOverhang === null)
    return null;
  const { AB, BC, CD, DE } = axles;
  if (AB === null || BC === null || CD === null || DE === null) return null;
  return {
    truckId,
    trailerId,
    loadType,
    dimensions: { width, height, length, frontOverhang, rearOverhang },
    weight,
    axles: { ...axles, AB, BC, CD, DE },
    axleWeights: fillFigures(axleWeights),
    axleTires: fillFigures(axleTires),
    kingpin,
  };
}

function fillFigures(figures: AxleWeights = {}) {
  return { ...figures, ...mapFields(noAxleFigures, (name) => figures[name] ?? null) };
}

export function toUnit({ name: _, ...content }: Combination, id: string): UnitForm {
  return toUnitForm({ ...content, _id: id, typed: {} });
}

/** A description of the load that was already typed stays. */
export function takeLastLoad(content: Content, { unit, filing }: { unit: UnitForm; filing: FilingValues }): UnitForm {
  return toUnitForm({ ...content, _id: unit._id, filing: { ...filing, ...unit.filing }, typed: {} });
}

export function isSameCombination(one: Content, other: Content): boolean {
  return (
    one.truckId === other.truckId &&
    one.trailerId === other.trailerId &&
    one.loadType === other.loadType &&
    one.weight === other.weight &&
    [...lengthFields, ...axleFigureFields].every(({ read }) => (read(one) ?? null) === (read(other) ?? null))
  );
}

/** `104 + 22, Step-Deck` */
export function formatCombinationName(
  truck: Pick<Truck, 'internalNumber'> | undefined,
  trailer: Pick<Trailer, 'internalNumber' | 'type'> | undefined,
): string {
  if (truck === undefined || trailer === undefined) return '';
  const type = getTrailerTypeLabel(trailer.type).replace(/ \(.*\)$/, '');
  return `${truck.internalNumber} + ${trailer.internalNumber}, ${type}`;
}

/** `14′6″ wide, 15′2″ high, 77′0″ long, 111,400 lb`. */
export function formatLoad({ dimensions, weight }: Pick<Content, 'dimensions' | 'weight'>): string {
  const formatSize = (value: number) => formatLength(inches(value));
  const [width, height, length] = [
    formatSize(dimensions.width),
    formatSize(dimensions.height),
    formatSize(dimensions.length),
  ];
  return texts.loadOf({ width, height, length, weight: formatPounds(pounds(weight)) });
}

type SaveCombinationProps = { content: Content; name: string; onClose: () => void };

function SaveCombination({ content, name: suggested, onClose }: SaveCombinationProps) {
  const client = useQueryClient();
  const [name, setName] = useState(suggested);
  const field = useRef<HTMLInputElement>(null);
  const save = useMutation({
    mutationFn: () => call(combinations.create, { body: { ...content, name } }),
    async onSuccess(saved) {
      await client.invalidateQueries(combinationsQuery);
      showToast({ tone: 'ok', text: texts.isSaved(saved.name) });
      onClose();
    },
  });
  const message =
    save.error === null ? undefined : (save.error.errors.find(({ path }) => path === 'name') ?? save.error).message;

  useEffect(() => {
    if (message !== undefined) field.current?.focus();
  }, [message]);

  function submitOnEnter(event: KeyboardEvent) {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    if (!save.isPending) save.mutate();
  }

  return (
    <Modal
      title={texts.saveThisCombination}
      size="small"
      isDirty={name !== suggested}
      onClose={onClose}
      actions={
        <>
          <CancelButton />
          <Button look="primary" pending={save.isPending} onClick={() => save.mutate()}>
            {texts.save}
          </Button>
        </>
      }
    >
      <p>{texts.keptTogether(formatLoad(content))}</p>
      <div className="above-16">
        <TextField
          ref={field}
          label={texts.nameOfTheCombination}
          name="combination.name"
          autoComplete="off"
          maxLength={80}
          data-autofocus=""
          value={name}
          onChange={(event) => {
            setName(event.target.value);
            save.reset();
          }}
          onKeyDown={submitOnEnter}
          error={message}
        />
      </div>
    </Modal>
  );
}

function DeleteCombination({ combination, onClose }: { combination: Combination; onClose: () => void }) {
  return (
    <DeleteRecord
      title={texts.askDelete(combination.name)}
      confirm={texts.deleteCombination}
      remove={() => call(combinations.remove, { params: { id: combination._id } })}
      stale={combinationsQuery.queryKey}
      onClose={onClose}
      onDeleted={onClose}
    >
      <p>{texts.deleteCombinationHint}</p>
    </DeleteRecord>
  );
}

type KeepCombinationProps = { content: Content; stored: StoredUnit | undefined };

export function KeepCombination({ content, stored }: KeepCombinationProps) {
  const { data: saved } = useQuery(combinationsQuery);
  const { truck, trailer } = useChosenVehicles(content, stored);
  const name = formatCombinationName(truck, trailer);
  const [open, setOpen] = useState<'save' | 'delete'>();
  const kept = saved?.find((combination) => isSameCombination(combination, content));
  const close = () => setOpen(undefined);
  return (
    <div className={classNames('text-row above-20', css['line'])}>
      {kept === undefined ? (
        <Button look="link" onClick={() => setOpen('save')}>
          {texts.saveThisCombination}
        </Button>
      ) : (
        <>
          <p>{texts.savedAs(kept.name)}</p>
          <Button look="link" onClick={() => setOpen('delete')}>
            {texts.deleteSavedCombination}
          </Button>
        </>
      )}
      {open === 'save' && <SaveCombination content={content} name={name} onClose={close} />}
      {open === 'delete' && kept !== undefined && <DeleteCombination combination={kept} onClose={close} />}
    </div>
  );
}
