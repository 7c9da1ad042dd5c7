import { useQuery } from '@tanstack/react-query';
import type { Permit, Order } from '@wideload/contract';
import { fillTemplate, type TemplateKind, formatDeparture, stateName, type TemplateValues } from '@wideload/domain';
import { useState } from 'react';
import { buildChoicesFailure } from '#ui/form/choices-failure.ts';
import { Combobox } from '#ui/form/combobox.tsx';
import { templatesQuery } from './templates.queries.ts';
import * as texts from './templates.texts.ts';
import { formatList } from '#lib/format-list.ts';
import { formatWeekdayAndDay } from '#product/permit/format-day.ts';

type TemplateOrder = Pick<Order, 'orderNumber' | 'customer' | 'company' | 'trip' | 'units' | 'permits'>;

function listOnce(words: readonly (string | undefined)[]): string {
  return formatList([...new Set(words.flatMap((word) => word || []))]);
}

/** The departure of the permit's unit, which may leave by itself, or of the trip. */
function findDeparture({ trip }: TemplateOrder, permits: readonly Permit[], unit: string | undefined): string {
  if (trip !== null && trip.startDate !== null) {
    const own = trip.departures.find((departure) => departure.unit === unit && departure.startDate !== null);
    return formatDeparture(own ?? trip, trip.timeZone);
  }
  const [first] = permits
    .map(({ date }) => date.startDate)
    .filter(Boolean)
    .toSorted();
  return first === undefined ? '' : formatWeekdayAndDay(first);
}

/** The values of a permit; without one, of all permits and units of the order. */
export function listTemplateValues(order: TemplateOrder, permit?: Permit): TemplateValues {
  const permits = permit === undefined ? order.permits : [permit];
  const units = permit === undefined ? order.units : order.units.filter(({ _id }) => _id === permit.unit);
  const places = permit === undefined ? (order.trip?.places ?? []) : [permit.route.origin, permit.route.destination];
  return {
    order: String(order.orderNumber),
    customer: order.customer.personName,
    company: order.company?.name ?? '',
    state: listOnce(permits.map(({ state }) => stateName(state))),
    unit: listOnce(units.map((unit) => String(order.units.indexOf(unit) + 1))),
    permit: listOnce(permits.map(({ stateNumber }) => stateNumber)),
    truck: listOnce(units.map(({ truck }) => truck?.internalNumber)),
    trailer: listOnce(units.map(({ trailer }) => trailer?.internalNumber)),
    origin: places[0]?.label ?? '',
    destination: places.at(-1)?.label ?? '',
    departure: findDeparture(order, permits, permit?.unit),
  };
}

type Props = {
  kind: TemplateKind;
  order: TemplateOrder;
  permit?: Permit | undefined;
  text: string;
  onText: (text: string) => void;
};

/** Fills a text from a template. What somebody has typed stays before it. */
export function TemplateChoice({ kind, order, permit, text, onText }: Props) {
  const list = useQuery(templatesQuery);
  const { data } = list;
  const [chosen, setChosen] = useState({ id: '', filled: '' });
  const items = data?.items.filter((template) => template.kind === kind) ?? [];
  if (data !== undefined && items.length === 0) return null;

  function choose(id: string) {
    const template = items.find(({ _id }) => _id === id);
    if (template === undefined) return setChosen({ ...chosen, id: '' });
    const filled = fillTemplate(template.text, listTemplateValues(order, permit));
    setChosen({ id, filled });
    return onText(text.trim() === '' || text === chosen.filled ? filled : `${text.trim()}\n${filled}`);
  }
  return (
    <Combobox
      label={texts.template}
      name="template"
      optional
      placeholder={texts.chooseTemplate}
      {...buildChoicesFailure(list)}
      disabled={data === undefined}
      choices={items.map(({ _id, name }) => ({ value: _id, label: name }))}
      value={chosen.id}
      onChange={choose}
    />
  );
}
