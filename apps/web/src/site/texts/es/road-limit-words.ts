import type { RoadLimitWords } from '@wideload/contract/client';

export const roadLimitWords: RoadLimitWords = {
  roads: {
    undesignated: 'fuera de las interestatales y las carreteras designadas',
    narrow_lanes: 'en carreteras de carriles estrechos',
    county: 'en carreteras de condado',
    all: 'según la lista del estado',
  },
  sizes: { width: 'Ancho', height: 'Altura', length: 'Largo total', trailer_length: 'Semirremolque' },
};
