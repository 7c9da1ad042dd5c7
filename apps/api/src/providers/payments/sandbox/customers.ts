import { listObjects, readObject, type Work } from './objects.ts';
import { detach } from './setups.ts';

/** Detaches the customer's cards and forgets it. What it paid stays. @throws GatewayError `NotFound`. */
export async function deleteCustomer(work: Work, customerId: string): Promise<void> {
  await readObject(work.client, 'customer', customerId, { lock: true });
  for (const { id } of await listObjects(work.client, 'method', customerId)) await detach(work, id);
  await work.client.query(`DELETE FROM sandbox_gateway.objects WHERE kind = 'customer' AND id = $1`, [customerId]);
}
