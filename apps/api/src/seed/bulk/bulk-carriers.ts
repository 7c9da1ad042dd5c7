import { truckMakes } from '@wideload/domain';
import type { BulkRows } from './bulk-insert.ts';
import { createDraws } from './bulk-draws.ts';

/** Nobody has the password of a bulk carrier. */
export type BulkCarrier = ReturnType<typeof createBulkCarrier>;

const firstNames = ['Ann', 'Bo', 'Carla', 'Dee', 'Eli', 'Fay', 'Gus', 'Hana', 'Ivan', 'Jo', 'Kim', 'Lou', 'Mae', 'Ned'];
const lastNames = ['Abbott', 'Brandt', 'Cruz', 'Dalton', 'Evers', 'Fuchs', 'Grant', 'Holt', 'Ibarra', 'Jonas', 'Kerr'];
const cities = [
  ['Casper', 'WY', '82601'],
  ['Amarillo', 'TX', '79101'],
  ['Salina', 'KS', '67401'],
  ['Dayton', 'OH', '45402'],
  ['Macon', 'GA', '31201'],
  ['Reno', 'NV', '89501'],
  ['Fargo', 'ND', '58102'],
] as const;
const kinds = { user: '1', company: '2', truck: '3', trailer: '4' } as const;

/** Derived from the number, so that an interrupted seed finds the rows it made. */
function createBulkId(kind: keyof typeof kinds, number: number): string {
  return `0190f000-0000-7000-8${kinds[kind]}00-${number.toString(16).padStart(12, '0')}`;
}

/** Deleted accounts included. */
export const bulkUserIds = { first: createBulkId('user', 0), last: createBulkId('user', 0xffff_ffff) } as const;

/** Counted from 1; one number always gives the same carrier. */
export function createBulkCarrier(number: number) {
  const draws = createDraws(number);
  const [firstName, lastName] = [draws.oneOf(firstNames), draws.oneOf(lastNames)];
  const [city, state, zip] = draws.oneOf(cities);
  const [phone, email] = [`307555${draws.between(1000, 9999)}`, `dispatch-${number}@bulk.example`];
  const shared = { vinCode: `1XKYDP9X5LJ${String(number % 1_000_000).padStart(6, '0')}` };
  return {
    id: createBulkId('user', number),
    email,
    phone,
    firstName,
    lastName,
    company: {
      _id: createBulkId('company', number),
      dotNumber: String(9_100_000 + number),
      docketNumber: '',
      name: `${lastName} ${draws.oneOf(['Heavy Haul', 'Lowboy Transport', 'Rigging', 'Haulers'])} ${number} LLC`,
      zip,
      street: `${draws.between(1, 999)} Fiction Avenue`,
      country: 'US',
      state,
      city,
      carrierName: '',
      email,
      phone,
      extension: '',
      address_secondary: '',
      title: '',
    },
    truck: {
      _id: createBulkId('truck', number),
      internalNumber: '101',
      type: 'truck',
      ...shared,
      make: draws.oneOf(truckMakes),
      model: 'Model 1',
      year: draws.between(2008, 2026),
      plateNumber: `${state} ${draws.between(1000, 9999)}`,
      plateState: state,
      registeredWeight: 80_000,
    },
    trailer: {
      _id: createBulkId('trailer', number),
      internalNumber: '21',
      type: draws.oneOf(['step_deck', 'flatbed', 'removable_goose_neck']),
      ...shared,
      plateNumber: `T ${draws.between(1000, 9999)}`,
      length: draws.oneOf([48, 53]),
    },
  };
}

type Account = { passwordHash: string; createdAt: Date };

export function createCarrierRows(carrier: BulkCarrier, { passwordHash, createdAt }: Account) {
  const { company, truck, trailer } = carrier;
  const dates = { created_at: createdAt, updated_at: createdAt };
  return {
    users: {
      id: carrier.id,
      email: carrier.email,
      password_hash: passwordHash,
      role: 'user',
      first_name: carrier.firstName,
      last_name: carrier.lastName,
      middle_name: '',
      phone: carrier.phone,
      created_at: createdAt,
    },
    companies: {
      id: company._id,
      user_id: carrier.id,
      dot_number: company.dotNumber,
      docket_number: company.docketNumber,
      name: company.name,
      zip: company.zip,
      street: company.street,
      country: company.country,
      state: company.state,
      city: company.city,
      carrier_name: company.carrierName,
      email: company.email,
      phone: company.phone,
      extension: company.extension,
      address_secondary: company.address_secondary,
      title: company.title,
      verified: true,
      ...dates,
    },
    trucks: {
      id: truck._id,
      user_id: carrier.id,
      internal_number: truck.internalNumber,
      vin_code: truck.vinCode,
      make: truck.make,
      model: truck.model,
      year: truck.year,
      plate_number: truck.plateNumber,
      plate_state: truck.plateState,
      registered_weight_lb: truck.registeredWeight,
      ...dates,
    },
    trailers: {
      id: trailer._id,
      user_id: carrier.id,
      internal_number: trailer.internalNumber,
      type: trailer.type,
      vin_code: trailer.vinCode,
      plate_number: trailer.plateNumber,
      length_ft: trailer.length,
      ...dates,
    },
  } satisfies { [T in keyof BulkRows]: NonNullable<BulkRows[T]>[number] };
}
