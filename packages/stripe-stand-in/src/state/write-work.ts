import { getId, type Work } from './objects.ts';

const sql = `
  WITH gone AS (DELETE FROM stripe_stand_in.objects WHERE id = ANY ($1)),
  kept AS (
    INSERT INTO stripe_stand_in.objects (id, kind, customer, payment_intent, created, moves_at, data)
    SELECT data ->> 'id', data ->> 'object', customer, payment_intent, (data ->> 'created')::bigint, moves_at, data
    FROM jsonb_to_recordset($2) AS new (customer text, payment_intent text, moves_at timestamptz, data jsonb)
    ON CONFLICT (id) DO UPDATE SET data = excluded.data, customer = excluded.customer, moves_at = excluded.moves_at
  )
  INSERT INTO stripe_stand_in.events (id, type, object_id, created, payload, due_at)
  SELECT payload ->> 'id', type, "objectId", (payload ->> 'created')::bigint, payload,
    clock_timestamp() + "delayMs" * interval '1 millisecond'
  FROM jsonb_to_recordset($3) AS new (type text, "objectId" text, payload jsonb, "delayMs" float)`;

/** Webhooks follow the machine's clock, even while the stand-in's clock is stopped. */
export async function writeWork({ client, saved, events }: Work): Promise<void> {
  const entries = [...saved.values()];
  if (entries.length === 0 && events.length === 0) return;
  const gone = entries.flatMap(({ object, isDeleted }) => (isDeleted ? [object.id] : []));
  const kept = entries.flatMap(({ object, movesAt, isDeleted }) =>
    isDeleted
      ? []
      : [
          {
            customer: 'customer' in object ? getId(object.customer) : null,
            payment_intent: 'payment_intent' in object ? getId(object.payment_intent) : null,
            moves_at: movesAt,
            data: object,
          },
        ],
  );
  await client.query(sql, [gone, JSON.stringify(kept), JSON.stringify(events)]);
  saved.clear();
  events.length = 0;
}
