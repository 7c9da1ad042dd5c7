import * as z from 'zod/mini';
import { endpoint } from '../core/endpoint.ts';
import { DayValue, StateValue } from '../core/values.ts';

const License = z.object({ name: z.string(), url: z.string() });

/** `read_on`: the day it was read, or with `is_read_earlier` the last day by which it was. */
export const StateFactSource = z.object({
  id: z.int(),
  title: z.string(),
  publisher: z.string(),
  url: z.nullable(z.string()),
  year: z.nullable(z.int()),
  tier: z.enum(['official', 'quoted', 'third_party', 'secondary', 'permit_service', 'recalled']),
  read_on: DayValue,
  is_read_earlier: z.boolean(),
});
export type StateFactSource = z.infer<typeof StateFactSource>;

/** A permit is needed above a figure, an escort or a superload review begins above it. `value` null: see `missing`. */
export const StateFigure = z.object({
  field: z.string(),
  value: z.nullable(z.union([z.int(), z.boolean(), z.string()])),
  unit: z.nullable(z.enum(['in', 'lb', 'usd_cents', 'days', 'business_days'])),
  /** `none`: the state sets no such limit. `not-established`: no document had one. `not-priced`: no permit is sold here. */
  missing: z.nullable(z.enum(['none', 'not-established', 'not-priced'])),
  is_recalled: z.boolean(),
  /** Ids of `sources`. */
  sources: z.array(z.int()),
});
export type StateFigure = z.infer<typeof StateFigure>;

/** A rule in words: what it holds for, and what it says. */
export const StateRule = z.object({
  table: z.enum(['escorts', 'superload', 'maximums', 'fees', 'weight', 'travel', 'doubts', 'applying']),
  applies_to: z.string(),
  says: z.string(),
  notes: z.array(z.string()),
  is_confirmed_by_state: z.boolean(),
  sources: z.array(z.int()),
});

export const StateFactsAnswer = z.object({
  code: StateValue,
  name: z.string(),
  /** The page of these facts. */
  url: z.string(),
  rules_version: DayValue,
  license: License,
  caveat: z.string(),
  agency: z.object({ name: z.string(), url: z.string(), phone: z.nullable(z.string()) }),
  figures: z.array(StateFigure),
  rules: z.array(StateRule),
  sources: z.array(StateFactSource),
});
export type StateFactsAnswer = z.infer<typeof StateFactsAnswer>;

/** Seconds from the payment to the issued permit, of our own permits of the last year. Null: fewer than `least` permits. */
export const Turnaround = z.object({ state: StateValue, median_seconds: z.nullable(z.int()) });
export type Turnaround = z.infer<typeof Turnaround>;

export const ClosedDay = z.object({
  day: DayValue,
  is_whole: z.boolean(),
  hours: z.array(
    z.object({
      because: z.enum(['weekend', 'holiday', 'season']),
      name: z.nullable(z.string()),
      /** Local time, `HH:MM`. */
      from: z.string(),
      to: z.string(),
      certainty: z.enum(['closed', 'depends', 'not-established']),
    }),
  ),
});
export type ClosedDay = z.infer<typeof ClosedDay>;

/** The rules that change by the day. The load is `exampleLoad` of the domain. */
export const StateOutlook = z.object({
  today: DayValue,
  closed_days: z.array(ClosedDay),
  turnaround: Turnaround,
});
export type StateOutlook = z.infer<typeof StateOutlook>;

const params = z.object({ code: StateValue });

export const states = {
  read: endpoint('GET /states/{code}', {
    access: 'visitor',
    summary:
      'The facts of a state: limits, fees, escorts, travel times and permit office, each with its sources. License: CC0 1.0. At most 120 calls a minute; 304 to an If-None-Match that still fits',
    params,
    answers: { 200: StateFactsAnswer, 304: z.null() },
    perMinute: 120,
  }),
  outlook: endpoint('GET /states/{code}/outlook', {
    access: 'visitor',
    summary: 'The next closed days of a state for the load of the examples, and how soon its permits were issued to us',
    params,
    answers: { 200: StateOutlook },
  }),
  turnaround: endpoint('GET /states/turnaround', {
    access: 'visitor',
    summary: 'How soon each state issued our permits of the last year; null for states with fewer than 20',
    answers: { 200: z.object({ items: z.array(Turnaround) }) },
  }),
};
