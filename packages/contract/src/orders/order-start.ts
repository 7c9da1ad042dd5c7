import * as z from 'zod/mini';
import { CompanyFacts } from '../carriers/companies.ts';
import { endpoint } from '../core/endpoint.ts';
import { Id } from '../core/values.ts';
import { CustomerBody } from './order-bodies.ts';
import { Order, Unit } from './orders.ts';

/** The load of a unit, without its truck and trailer. */
const LastLoad = z.extend(
  z.pick(Unit, {
    loadType: true,
    dimensions: true,
    weight: true,
    axles: true,
    axleWeights: true,
    axleTires: true,
    kingpin: true,
    filing: true,
  }),
  { orderNumber: Order.shape.orderNumber },
);
export type LastLoad = z.infer<typeof LastLoad>;

const UsualDetails = z.object({
  /** From the last order that names a person; null without one. */
  customer: z.nullable(z.pick(CustomerBody, { phone: true, personName: true })),
  /** The only company, otherwise that of the last order that has one; null if it has been deleted. */
  company: z.nullable(CompanyFacts),
});
export type UsualDetails = z.infer<typeof UsualDetails>;

export const orderStart = {
  details: endpoint('GET /permits/orders/usual_details', {
    access: 'user',
    onBehalf: true,
    summary: 'The basic details with which a new order begins: the person and the company of earlier orders',
    answers: { 200: UsualDetails },
  }),
  lastLoad: endpoint('GET /permits/orders/last_load', {
    access: 'user',
    onBehalf: true,
    summary: 'The load that this truck and trailer carried in the last own paid order with both; null without one',
    query: z.object({ truck: Id, trailer: Id }),
    answers: { 200: z.object({ load: z.nullable(LastLoad) }) },
  }),
};
