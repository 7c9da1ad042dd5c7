/** Columns as people and programs name them, such as those of telematics, of fleet software and of apportioned registrations. */
export const namesOfVehicles = {
  record: ['vehicle', 'equipment', 'asset', 'device', 'auto'],
  fields: {
    vinCode: ['vin, vin serial, full vin, pin, vin pin', 'serial'],
    plateNumber: ['plate, registered plate', 'registered number'],
    plateState: ['plate state', 'registered state, state'],
    emptyWeight: ['empty weight, empty'],
    tireSize: ['tire size', 'tire'],
    // Other columns with words of a field: none is one of its values.
    '': ['irp number, tire number, toll plate, temp plate, previous plate, old plate, year purchased, purchase year'],
  },
  together: [
    ['plateNumber', 'plateState'],
    ['year', 'make', 'model'],
  ],
  measures: ['registeredWeight', 'emptyWeight', 'gvwr', 'length'],
  notOfAddress: ['plateState'],
} as const;

/** Other names of the make and the year of a truck or a trailer. */
export const makeNames = ['make, make name, trade name, trade'] as const;
export const yearNames = ['year, model year, make year, year built, year made, year of manufacture'] as const;

/** As in the forms and lists of the site. */
const labels = {
  type: 'Type',
  vinCode: 'VIN',
  make: 'Make',
  year: 'Year',
  plateNumber: 'Plate number',
  plateState: 'Plate state',
  emptyWeight: 'Empty weight',
  tireSize: 'Tire size or width',
} as const;

export const truckLabels = {
  internalNumber: 'Power unit number',
  ...labels,
  model: 'Model',
  registeredWeight: 'Registered weight',
  gvwr: 'GVWR',
  plateExpiry: 'Plate expires',
  irp: 'Apportioned plate (IRP)',
} as const;

export const trailerLabels = { internalNumber: 'Internal number', ...labels, length: 'Length' } as const;

const truckSheet = /truck|tractor|power|cami[oó]n/i;
const trailerSheet = /trailer|trl|remolque|lowboy|flatbed/i;
export const sheetsOfTrucks = { own: truckSheet, other: trailerSheet } as const;
export const sheetsOfTrailers = { own: trailerSheet, other: truckSheet } as const;
