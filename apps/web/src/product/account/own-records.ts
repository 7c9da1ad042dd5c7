import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { CompanyBody, TrailerBody, TruckBody } from '@wideload/contract';
import { companies, companyList, trailers, trucks, vehicleList, type List } from '@wideload/contract/client';
import type * as z from 'zod/mini';
import { call } from '#lib/api/api.ts';
import type { ListParams } from '#lib/address/list-params.ts';

/** A picker loads one page of the largest size; a search finds the rest. */
const choicePageSize = 50;

type Page<Row> = { items: Row[]; total: number; page: number; pageSize: number };

type RecordCalls<Row, L extends List, Body> = {
  list: (query: ListParams<L>, signal: AbortSignal) => Promise<Page<Row>>;
  create: (body: Body) => Promise<Row>;
  update: (id: string, body: Body) => Promise<Row>;
  remove: (id: string) => Promise<unknown>;
};

export type OwnRecords<Row, L extends List, Body> = ReturnType<typeof createOwnRecords<Row, L, Body>>;

function createOwnRecords<Row, L extends List, Body>(key: string, list: L, calls: RecordCalls<Row, L, Body>) {
  const findChoices = (search: string, signal: AbortSignal): Promise<{ items: Row[]; total: number }> =>
    calls.list({ search, page: 1, pageSize: choicePageSize, sort: list.sorts[0] }, signal);
  return {
    list,
    key: [key] as const,
    findChoices,
    pageQuery: (params: ListParams<L>) =>
      queryOptions({
        queryKey: [key, 'list', params],
        queryFn: ({ signal }) => calls.list(params, signal),
        placeholderData: keepPreviousData,
      }),
    choicesQuery: (search: string) =>
      queryOptions<{ items: Row[]; total: number }>({
        queryKey: [key, 'choices', search],
        queryFn: ({ signal }) => findChoices(search, signal),
      }),
    save: (id: string | undefined, body: Body) => (id === undefined ? calls.create(body) : calls.update(id, body)),
    remove: calls.remove,
  };
}

export const companyRecords = createOwnRecords('companies', companyList, {
  list: (query, signal) => call(companies.list, { query }, { signal }),
  create: (body: z.output<typeof CompanyBody>) => call(companies.create, { body }),
  update: (id, body) => call(companies.update, { params: { id }, body }),
  remove: (id) => call(companies.remove, { params: { id } }),
});

export const truckRecords = createOwnRecords('trucks', vehicleList, {
  list: (query, signal) => call(trucks.list, { query }, { signal }),
  create: (body: z.output<typeof TruckBody>) => call(trucks.create, { body }),
  update: (id, body) => call(trucks.update, { params: { id }, body }),
  remove: (id) => call(trucks.remove, { params: { id } }),
});

export const trailerRecords = createOwnRecords('trailers', vehicleList, {
  list: (query, signal) => call(trailers.list, { query }, { signal }),
  create: (body: z.output<typeof TrailerBody>) => call(trailers.create, { body }),
  update: (id, body) => call(trailers.update, { params: { id }, body }),
  remove: (id) => call(trailers.remove, { params: { id } }),
});
