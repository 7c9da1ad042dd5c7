import { CompanyBody, TrailerBody, TruckBody, type Company, type Trailer, type Truck } from '@wideload/contract';
import * as z from 'zod/mini';
import type { User } from '#actor.ts';
import type { Deps } from '#deps.ts';
import { createCompany, listCompanies } from '#features/companies/companies.service.ts';
import { createTrailer, listTrailers } from '#features/vehicles/trailers.service.ts';
import { createTruck, listTrucks } from '#features/vehicles/trucks.service.ts';
import { createSandboxRegistry } from '#providers/registry/sandbox.ts';

/** Carriers of the sandbox registry: fictional numbers must never be sent to the real one. */
const dotNumbers = ['9000001', '9000002', '9000004'];

const trucks = [
  { internalNumber: '104', make: 'Peterbilt', model: '389', year: 2022, plateNumber: '10 4521', plateState: 'WY' },
  { internalNumber: '107', make: 'Kenworth', model: 'W900L', year: 2021, plateNumber: '10 4688', plateState: 'WY' },
  {
    internalNumber: '112',
    make: 'Freightliner',
    model: 'Cascadia',
    year: 2024,
    plateNumber: 'R74 118',
    plateState: 'TX',
  },
  { internalNumber: '118', make: 'Mack', model: 'Anthem', year: 2020, plateNumber: '552 01', plateState: 'ND' },
];

const trailers = [
  { internalNumber: '22', type: 'removable_goose_neck', plateNumber: 'T 2204', length: 53 },
  { internalNumber: '25', type: 'removable_goose_neck', plateNumber: 'T 2511', length: 48 },
  { internalNumber: '31', type: 'step_deck', plateNumber: '31 88 20', length: 53 },
  { internalNumber: '36', type: 'flatbed', plateNumber: 'T 3610', length: 48 },
];

export type Garage = { companies: Company[]; trucks: Truck[]; trailers: Trailer[] };

const everything = { search: '', page: 1, pageSize: 50 };

function buildVin(prefix: string, internalNumber: string): string {
  return `${prefix}${internalNumber.padStart(6, '0')}`;
}

async function seedCompanies(deps: Deps, carrier: User): Promise<Company[]> {
  const { items } = await listCompanies(deps, carrier, { ...everything, sort: 'name' });
  const missing = dotNumbers.filter((dotNumber) => !items.some((company) => company.dotNumber === dotNumber));
  const placeholder = { name: '-', zip: '82601', street: '-', country: 'US', state: 'WY', city: '-' };
  const registered = { ...deps, registry: createSandboxRegistry() };
  for (const dotNumber of missing)
    items.push(await createCompany(registered, carrier, z.parse(CompanyBody, { dotNumber, ...placeholder })));
  return items;
}

async function seedTrucks(deps: Deps, carrier: User): Promise<Truck[]> {
  const { items } = await listTrucks(deps, carrier, { ...everything, sort: 'internalNumber' });
  const missing = trucks.filter(
    ({ internalNumber }) => !items.some((truck) => truck.internalNumber === internalNumber),
  );
  for (const truck of missing) {
    const rest = { type: 'truck', vinCode: buildVin('1XPBDP9X5NX', truck.internalNumber), registeredWeight: 80_000 };
    items.push(await createTruck(deps, carrier, z.parse(TruckBody, { ...truck, ...rest })));
  }
  return items;
}

async function seedTrailers(deps: Deps, carrier: User): Promise<Trailer[]> {
  const { items } = await listTrailers(deps, carrier, { ...everything, sort: 'internalNumber' });
  const missing = trailers.filter(
    ({ internalNumber }) => !items.some((trailer) => trailer.internalNumber === internalNumber),
  );
  for (const trailer of missing) {
    const vinCode = buildVin('1TTF5320XN3', trailer.internalNumber);
    items.push(await createTrailer(deps, carrier, z.parse(TrailerBody, { ...trailer, vinCode })));
  }
  return items;
}

/** Existing records stay. */
export async function seedGarage(deps: Deps, carrier: User): Promise<Garage> {
  const companies = await seedCompanies(deps, carrier);
  const ownTrucks = await seedTrucks(deps, carrier);
  return { companies, trucks: ownTrucks, trailers: await seedTrailers(deps, carrier) };
}
