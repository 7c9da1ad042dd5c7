import type { Combination, CombinationBody, Trailer, Truck } from '@wideload/contract';
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
import * as texts from './offers.texts.ts';
import { toUnitForm, type UnitForm } from '#product/unit/unit-form.ts';

type Content = Omit<CombinationBody, 'name'>;

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
