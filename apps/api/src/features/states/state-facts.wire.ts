import { factsLicense, type StateFactsAnswer, type StateFigure } from '@wideload/contract';
import { createEnglishRuleWords, listRuleTables, ruleTableNames } from '@wideload/contract/rules';
import {
  formatLength,
  inches,
  isOrderable,
  rulesVersion,
  stateFacts,
  toStateSlug,
  findValidity,
  requireDay,
  type StateCode,
  type StateFacts,
} from '@wideload/domain';
import { listAllSources, type StateFactSource } from '@wideload/domain/permit-sources';
import { getProvisionRecord } from '@wideload/domain/provisions';

const caveat =
  'Reference only, not legal advice. The issued permit governs. Limits also depend on route, season, posted bridges and local roads.';

const words = createEnglishRuleWords((length) => formatLength(inches(length)));

type Figure = Pick<StateFigure, 'field' | 'value' | 'unit'>;

const toInches = (field: string, value: number | null): Figure => ({ field, value, unit: 'in' });
const toPounds = (field: string, value: number | null): Figure => ({ field, value, unit: 'lb' });
const toFlag = (field: string, value: boolean | null): Figure => ({ field, value, unit: null });

function listLegal({ legal }: StateFacts): Figure[] {
  return [
    toInches('legal.width_in', legal.widthIn),
    toInches('legal.height_in', legal.heightIn),
    toInches('legal.trailer_length_in', legal.trailerLengthIn),
    toInches('legal.kingpin.limit_in', legal.kingpin?.limitIn ?? null),
    toInches('legal.overall_length_off_network_in', legal.overallLengthOffNetworkIn),
    toInches('legal.front_overhang_in', legal.frontOverhangIn),
    toInches('legal.rear_overhang_in', legal.rearOverhangIn),
    toPounds('legal.gross_weight_lb', legal.grossWeightLb),
    toPounds('legal.single_axle_lb', legal.singleAxleLb),
    toPounds('legal.tandem_axle_lb', legal.tandemAxleLb),
    ...legal.roadLimits.map(({ what, road, limitIn }) => toInches(`legal.road_limits.${what}_${road}`, limitIn)),
  ];
}

function listThresholds({ escorts, superload }: StateFacts): Figure[] {
  return [
    toInches('escorts.width_in', escorts.widthIn),
    toInches('escorts.width_multilane_in', escorts.widthMultilaneIn),
    toInches('escorts.length_in', escorts.lengthIn),
    toInches('escorts.height_in', escorts.heightIn),
    { field: 'escorts.comparison', value: escorts.comparison, unit: null },
    toInches('superload.width_in', superload.widthIn),
    toInches('superload.height_in', superload.heightIn),
    toInches('superload.length_in', superload.lengthIn),
    toPounds('superload.gross_weight_lb', superload.grossWeightLb),
  ];
}

function listFee({ code, fee }: StateFacts): Figure[] {
  const validity = findValidity(code);
  return [
    { field: 'fee.single_trip_oversize_usd', value: fee.amount, unit: 'usd_cents' },
    { field: 'fee.basis', value: fee.basis, unit: null },
    toFlag('fee.charged_daily', fee.chargedDaily),
    {
      field: 'fee.validity_days',
      value: validity?.days ?? null,
      unit: validity?.isBusinessDays ? 'business_days' : 'days',
    },
  ];
}

function listTravel({ travel }: StateFacts): Figure[] {
  return [
    toFlag('travel.daylight_only', travel.daylightOnly),
    toFlag('travel.weekend_restricted', travel.weekendRestricted),
    toFlag('travel.holidays_restricted', travel.holidaysRestricted),
  ];
}

/** Named as in packages/domain/data/README.md. */
function listStateFigures(facts: StateFacts): Figure[] {
  return [...listLegal(facts), ...listThresholds(facts), ...listFee(facts), ...listTravel(facts)];
}

function toFigures(code: StateCode, sources: readonly StateFactSource[]): StateFigure[] {
  const record = getProvisionRecord(code);
  return listStateFigures(stateFacts[code]).map(({ field, value, unit }) => {
    // A source names a figure, or the group that it belongs to.
    const isNamed = (known: string) => field === known || field.startsWith(`${known}.`);
    const numbers = sources.flatMap(({ fields }, index) => (fields.some(isNamed) ? [index + 1] : []));
    // A limit of some roads has no rating; without a source it is general knowledge.
    const isUnsourced = numbers.length === 0 && field.startsWith('legal.road_limits.');
    return {
      field,
      value,
      unit: value === null ? null : unit,
      missing: value === null ? record.whyMissing(field) : null,
      is_recalled: record.isRecalled(field) || isUnsourced,
      sources: numbers,
    };
  });
}

function toRules(code: StateCode, sources: readonly StateFactSource[]): StateFactsAnswer['rules'] {
  if (!isOrderable(code)) return [];
  const tables = listRuleTables(code, words);
  return ruleTableNames.flatMap((table) =>
    tables[table].map(({ term, value, notes, isConfirmed, source }) => ({
      table,
      applies_to: term,
      says: value,
      notes,
      is_confirmed_by_state: isConfirmed,
      sources: sources.flatMap(({ rows }, index) => (source !== null && rows.includes(source) ? [index + 1] : [])),
    })),
  );
}

export function toStateFacts(code: StateCode, origin: string): StateFactsAnswer {
  const { name, agency } = stateFacts[code];
  const sources = listAllSources(code);
  return {
    code,
    name,
    url: `${origin}/states/${toStateSlug(code)}`,
    rules_version: requireDay(rulesVersion),
    license: factsLicense,
    caveat,
    agency,
    figures: toFigures(code, sources),
    rules: toRules(code, sources),
    sources: sources.map(({ title, publisher, url, year, tier, readOn, isReadEarlier }, index) => ({
      id: index + 1,
      title,
      publisher,
      url,
      year,
      tier,
      read_on: requireDay(readOn),
      is_read_earlier: isReadEarlier,
    })),
  };
}
