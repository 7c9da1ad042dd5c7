import { factsLicense, type StateFactsAnswer, type StateFigure } from '@wideload/contract';
import { createEnglishRuleWords, listRuleTables, ruleTableNames } from '@wideload/contract/rules';
import {
  formatLength,
  inches,
  isOrderable,
  parseDay,
  rulesVersion,
  stateFacts,
  toStateSlug,
  type Day,
  type StateCode,
} from '@wideload/domain';
import { listAllSources, type StateFactSource } from '@wideload/domain/permit-sources';
import { getProvisionRecord } from '@wideload/domain/provisions';
import { listStateFigures } from './state-figures.ts';

const caveat =
  'Reference only, not legal advice. The issued permit governs. Limits also depend on route, season, posted bridges and local roads.';

const words = createEnglishRuleWords((length) => formatLength(inches(length)));

function toDay(text: string): Day {
  const day = parseDay(text);
  if (day === null) throw new Error(`${text} is not a day.`);
  return day;
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
    rules_version: toDay(rulesVersion),
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
      read_on: toDay(readOn),
      is_read_earlier: isReadEarlier,
    })),
  };
}
