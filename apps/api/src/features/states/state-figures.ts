import type { StateFigure } from '@wideload/contract';
import { findValidity, type StateFacts } from '@wideload/domain';

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
export function listStateFigures(facts: StateFacts): Figure[] {
  return [...listLegal(facts), ...listThresholds(facts), ...listFee(facts), ...listTravel(facts)];
}
