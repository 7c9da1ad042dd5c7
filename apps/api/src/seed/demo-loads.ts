import type { LoadType, StateCode } from '@wideload/domain';

type Feet = readonly [feet: number, inches: number];

export type DemoUnit = {
  /** Internal numbers of trucks and trailers. */
  truck: string;
  trailer: string;
  loadType: LoadType;
  /** Null: not filled in yet. */
  width: Feet | null;
  height: Feet;
  length: Feet;
  frontOverhang?: Feet;
  rearOverhang?: Feet;
  /** Pounds. */
  weight: number;
  axles: readonly [Feet, Feet, Feet, Feet, Feet?];
};

export type DemoAnswer = { status: 'filed' | 'issued' | 'refused'; daysAgo: number; reason?: string };

const filed = (daysAgo: number): DemoAnswer => ({ status: 'filed', daysAgo });
const issued = (daysAgo: number): DemoAnswer => ({ status: 'issued', daysAgo });
const refused = (daysAgo: number, reason: string): DemoAnswer => ({ status: 'refused', daysAgo, reason });

export type DemoStage = 'jurisdiction' | 'vehicles' | 'permits' | 'payment' | 'pending' | 'approved' | 'rejected';

export type DemoOrder = {
  title: string;
  poNumber?: string;
  stage: DemoStage;
  daysAgo: number;
  dotNumber: string;
  states: readonly StateCode[];
  units: readonly DemoUnit[];
  /** Departure; today by default. */
  leavesInDays?: number;
  /** Progress by state; the others are still to be filed. */
  permits?: Partial<Record<StateCode, DemoAnswer>>;
  decision?: { daysAgo: number; comment: string };
};

const tandemLowboy = [
  [17, 8],
  [4, 6],
  [39, 2],
  [4, 6],
  [4, 6],
] as const;
const fiveAxles = [
  [16, 4],
  [4, 4],
  [33, 6],
  [4, 2],
] as const;

const transformer: DemoUnit = {
  truck: '104',
  trailer: '22',
  loadType: 'general',
  width: [14, 6],
  height: [15, 2],
  length: [77, 0],
  weight: 111_400,
  axles: tandemLowboy,
};

const combine: DemoUnit = {
  truck: '107',
  trailer: '25',
  loadType: 'commodity',
  width: [16, 2],
  height: [14, 8],
  length: [72, 6],
  weight: 84_900,
  axles: fiveAxles,
};

const beams: DemoUnit = {
  truck: '112',
  trailer: '31',
  loadType: 'commodity',
  width: [8, 6],
  height: [11, 9],
  length: [94, 0],
  rearOverhang: [14, 0],
  weight: 79_200,
  axles: [
    [19, 2],
    [4, 4],
    [42, 0],
    [4, 1],
  ],
};

const houseHalf: DemoUnit = {
  truck: '118',
  trailer: '36',
  loadType: 'house_mobing',
  width: [15, 11],
  height: [14, 10],
  length: [88, 0],
  rearOverhang: [4, 0],
  weight: 71_300,
  axles: [
    [17, 0],
    [4, 4],
    [46, 8],
    [4, 2],
  ],
};

const towerSection: DemoUnit = {
  ...transformer,
  width: [14, 1],
  height: [15, 9],
  length: [112, 0],
  weight: 138_600,
  axles: [
    [19, 6],
    [4, 6],
    [66, 0],
    [4, 6],
    [4, 6],
  ],
};
const excavator: DemoUnit = {
  ...transformer,
  truck: '107',
  trailer: '25',
  width: [11, 10],
  height: [13, 11],
  length: [70, 8],
  weight: 118_250,
};

/** Oldest first, as they are numbered from 100001. */
export const demoOrders: readonly DemoOrder[] = [
  {
    title: 'Transformer, Casper to Dayton',
    poNumber: 'PO 88-2104',
    stage: 'approved',
    daysAgo: 12,
    dotNumber: '9000001',
    states: ['WY', 'NE', 'IA', 'IL', 'IN', 'OH'],
    units: [transformer],
    leavesInDays: -8,
    permits: {
      WY: issued(11.6),
      NE: issued(11.2),
      IA: issued(10.8),
      IN: issued(10.3),
      OH: issued(9.7),
      IL: issued(9.2),
    },
    decision: { daysAgo: 9, comment: 'All six permits are issued.' },
  },
  {
    title: 'Combine with header, Salina to Minot',
    stage: 'rejected',
    daysAgo: 10,
    dotNumber: '9000004',
    states: ['KS', 'NE', 'SD', 'ND'],
    units: [combine],
    leavesInDays: -4,
    permits: {
      NE: issued(9.4),
      KS: filed(9.3),
      ND: filed(8.9),
      SD: refused(7.8, 'The header has to travel on a trailer of its own.'),
    },
    decision: { daysAgo: 6, comment: 'South Dakota asks for the header to travel on a trailer of its own.' },
  },
  {
    title: 'Bridge beams, Gary to Macon',
    poNumber: 'Job 7731',
    stage: 'pending',
    daysAgo: 5,
    dotNumber: '9000002',
    states: ['IN', 'KY', 'TN', 'GA'],
    units: [beams, { ...beams, truck: '104', trailer: '36' }],
    leavesInDays: 3,
    permits: { IN: issued(3.6), KY: filed(3.2), TN: filed(3.1) },
  },
  {
    title: 'House half, Mobile to Lake Charles',
    stage: 'pending',
    daysAgo: 3,
    dotNumber: '9000004',
    states: ['AL', 'MS', 'LA'],
    units: [houseHalf],
    leavesInDays: 4,
    permits: {
      AL: filed(2.4),
      MS: refused(1.2, 'US 98 is closed to loads over 14 feet wide until Friday. Ask for days after that.'),
    },
  },
  {
    title: 'Wind tower section, Pueblo to Casper',
    stage: 'payment',
    daysAgo: 2,
    dotNumber: '9000001',
    states: ['CO', 'WY'],
    units: [towerSection],
  },
  {
    title: 'Excavator, Reno to Nampa',
    stage: 'permits',
    daysAgo: 1,
    dotNumber: '9000001',
    states: ['NV', 'OR', 'ID'],
    units: [excavator],
  },
  {
    title: 'Girder, Yuma to Pueblo',
    stage: 'vehicles',
    daysAgo: 1,
    dotNumber: '9000002',
    states: ['AZ', 'NM', 'CO'],
    units: [{ ...beams, width: null }],
  },
  { title: 'Generator for Amarillo', stage: 'jurisdiction', daysAgo: 0, dotNumber: '9000002', states: [], units: [] },
];
