import { orderFile } from '@wideload/contract';
import { routesOf } from '#platform/http/handle.ts';
import { changePoNumber } from '#features/orders/orders.service.ts';
import { changeUnits, previewUnits } from './change-units.ts';
import { fillSheet, readOrderFile, addNote, listVehicles } from './order-file.service.ts';

export const orderFileRoutes = routesOf('admin orders', orderFile, (deps) => ({
  read: ({ actor, params }) => readOrderFile(deps, actor, params.id),
  vehicles: ({ actor, params, query }) => listVehicles(deps, actor, { orderId: params.id, search: query.search }),
  previewUnits: ({ actor, params, body }) => previewUnits(deps, actor, { id: params.id, body }),
  changeUnits: ({ actor, params, body }) => changeUnits(deps, actor, { id: params.id, body }),
  fillSheet: ({ actor, params, body }) => fillSheet(deps, actor, { id: params.id, body }),
  changePoNumber: async ({ actor, params, body }) => {
    await changePoNumber(deps, actor, { id: params.id, body });
    return readOrderFile(deps, actor, params.id);
  },
  addNote: ({ actor, params, body }) => addNote(deps, actor, { orderId: params.id, text: body.text }),
}));
