// src/states/state-facts: the figures of data/states, without notes, sources and confidence. Whether a permit's days are business days,
// and which limits are in doubt, is in data/permit-facts.
import { listCodes, readData, toTarget } from './data.mjs';

// overall_length_in is left out: it is null everywhere, as federal law forbids such a limit.
function toFacts(state) {
  const { legal, superload, fee, escorts, travel, agency } = state;
  const dollars = fee.single_trip_oversize_usd;
  return {
    code: state.code,
    name: state.name,
    center: { lat: state.center.lat, lng: state.center.lng },
    legal: {
      widthIn: legal.width_in,
      heightIn: legal.height_in,
      ...(legal.height_interstate_in !== undefined && { heightInterstateIn: legal.height_interstate_in }),
      trailerLengthIn: legal.trailer_length_in,
      kingpin: legal.kingpin && {
        limitIn: legal.kingpin.limit_in,
        singleAxleLimitIn: legal.kingpin.single_axle_limit_in,
        to: legal.kingpin.to,
        trailerOverIn: legal.kingpin.trailer_over_in,
      },
      roadLimits: Object.entries(legal.road_limits).map(toRoadLimit),
      trailerSpacing: legal.trailer_spacing && {
        limitIn: legal.trailer_spacing.limit_in,
        trailerOverIn: legal.trailer_spacing.trailer_over_in,
      },
      overallLengthOffNetworkIn: legal.overall_length_off_network_in,
      frontOverhangIn: legal.front_overhang_in,
      rearOverhangIn: legal.rear_overhang_in,
      ...(legal.overhang_total_in !== undefined && { overhangTotalIn: legal.overhang_total_in }),
      ...(legal.rear_overhang_from !== undefined && { rearOverhangFrom: legal.rear_overhang_from }),
      grossWeightLb: legal.gross_weight_lb,
      singleAxleLb: legal.single_axle_lb,
      tandemAxleLb: legal.tandem_axle_lb,
      unlimited: listUnlimited(state),
      ...listDoubted(state),
    },
    superload: {
      widthIn: superload.width_in,
      heightIn: superload.height_in,
      lengthIn: superload.length_in,
      grossWeightLb: superload.gross_weight_lb,
    },
    fee: {
      amount: dollars === null ? null : { code: `cents(${dollars * 100})` },
      basis: fee.basis,
      chargedDaily: fee.charged_daily,
      validityDays: fee.validity_days,
      validInBusinessDays: countsBusinessDays(state.code),
    },
    escorts: {
      widthIn: escorts.width_in,
      widthMultilaneIn: escorts.width_multilane_in,
      lengthIn: escorts.length_in,
      heightIn: escorts.height_in,
      comparison: escorts.comparison,
    },
    travel: {
      daylightOnly: travel.daylight_only,
      weekendRestricted: travel.weekend_restricted,
      holidaysRestricted: travel.holidays_restricted,
    },
    agency: { name: agency.name, url: agency.url, phone: agency.phone },
  };
}

const unlimitable = {
  'legal.front_overhang_in': 'front_overhang',
  'legal.rear_overhang_in': 'rear_overhang',
  'legal.kingpin': 'kingpin',
  'legal.gross_weight_lb': 'gross_weight',
};

/** A state that limits the distance between tractor and trailer limits the kingpin by it. */
function listUnlimited({ legal, null_meaning: meaning }) {
  return Object.entries(unlimitable)
    .filter(([field]) => meaning[field] === 'none' && !(field === 'legal.kingpin' && legal.trailer_spacing !== null))
    .map(([, limit]) => limit);
}

function countsBusinessDays(code) {
  return readData(`permit-facts/${code}.json`)?.validity?.business_days === true;
}

/** `legal.height_in` is the limit `height`. */
function listDoubted({ code }) {
  const doubts = readData(`permit-facts/${code}.json`)?.limit_doubts;
  return doubts && { doubted: doubts.map(({ field, other }) => ({ what: /^legal\.(.+)_in$/.exec(field)[1], other })) };
}

/** `width_narrow_lanes: 96` is a limit of 96 in for the width on roads with narrow lanes. */
function toRoadLimit([key, limitIn]) {
  const [, what, road] = /^(width|height|length|trailer_length)_(.+)$/.exec(key);
  return { what, limitIn, road };
}

// The formatter leaves this layout as it is.
function formatLiteral(value, indent) {
  if (typeof value === 'string') return value.includes("'") ? JSON.stringify(value) : `'${value}'`;
  if (value === null || typeof value !== 'object') return String(value);
  if (Array.isArray(value)) return formatList(value, indent);
  if (Object.keys(value).length === 1 && 'code' in value) return value.code;
  const lines = Object.entries(value).map(
    ([key, inner]) => `${indent}  ${key}: ${formatLiteral(inner, `${indent}  `)},\n`,
  );
  return `{\n${lines.join('')}${indent}}`;
}

function formatList(values, indent) {
  if (values.length === 0) return '[]';
  const lines = values.map((inner) => `${indent}  ${formatLiteral(inner, `${indent}  `)},\n`);
  return `[\n${lines.join('')}${indent}]`;
}

const states = listCodes('states')
  .map((code) => readData(`states/${code}.json`))
  .toSorted((a, b) => (a.name < b.name ? -1 : 1));
const facts = Object.fromEntries(states.map((state) => [state.code, toFacts(state)]));
const { rulesVersion } = readData('rules-version.json');
const source = `// Generated from data/states; change the data, not this file.
import { cents } from '../basics/money.ts';
import type { StateCode } from '../basics/state-code.ts';
import type { StateFacts } from './state.ts';

export const generatedRulesVersion = '${rulesVersion}';

export const generatedFacts: Record<StateCode, StateFacts> = ${formatLiteral(facts, '')};
`;

export const stateFacts = [{ target: toTarget('src/states/state-facts.generated.ts'), source }];
