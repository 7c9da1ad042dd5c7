import { sql } from 'kysely';
import type { Tx } from '#platform/db/transaction.ts';
import { lastDay, toBulkId } from './bulk-draws.ts';

export async function insertOrders(tx: Tx): Promise<void> {
  await sql`INSERT INTO orders (id, order_number, user_id, status, step, version, customer_email, customer_phone, customer_person_name, title,
      po_number, company_id, company, jurisdictions, reviewed, total_price_cents, created_at, updated_at, paid_at, counted_permits,
      counted_cents, first_day, last_day, states_left, permit_tags, queue_company)
    SELECT bulk_orders.id, order_number, bulk_orders.user_id, status, CASE status WHEN 'draft' THEN 4 + n % 3 ELSE 7 END, 5, email, phone, name,
      cargo || ' to ' || city, CASE n % 3 WHEN 0 THEN 'PO-' || n ELSE '' END, bulk_companies.id, snapshot, states, paid_at IS NOT NULL,
      cents, at, coalesce(paid_at, at), paid_at, permits, CASE WHEN paid_at IS NULL THEN 0 ELSE cents END, first_day,
      last_day, states_left, permit_tags, CASE status WHEN 'pending' THEN lower(snapshot ->> 'name') END
    FROM bulk_orders JOIN bulk_totals USING (n) JOIN bulk_carriers ON bulk_carriers.id = bulk_orders.user_id
    JOIN bulk_companies ON (bulk_companies.user_id, bulk_companies.place) = (bulk_orders.user_id, company)`.execute(tx);
}

export async function insertUnits(tx: Tx): Promise<void> {
  await sql`INSERT INTO units (id, order_id, position, truck_id, truck, trailer_id, trailer, load_type, width_in, height_in, length_in,
      front_overhang_in, rear_overhang_in, weight_lb, axle_ab_in, axle_bc_in, axle_cd_in, axle_de_in, axle_ef_in)
    SELECT unit_id, order_id, position, truck_id, bulk_trucks.snapshot, trailer_id, bulk_trailers.snapshot, load_type, width_in, height_in,
      length_in, front_overhang_in, rear_overhang_in, weight_lb, axle_ab_in, axle_bc_in, axle_cd_in, axle_de_in, axle_ef_in
    FROM bulk_units JOIN bulk_loads USING (load) JOIN bulk_trucks ON bulk_trucks.id = truck_id
    JOIN bulk_trailers ON bulk_trailers.id = trailer_id`.execute(tx);
}

const isIssued = sql`status = 'issued'`;

/**
 * Permits and documents refer to each other, so one statement writes both. Documents get rows only: nobody needs millions
 * of files.
 */
export async function insertPermits(tx: Tx, adminId: string): Promise<void> {
  const whenIssued = (value: ReturnType<typeof sql>) => sql`CASE WHEN ${isIssued} THEN ${value} END`;
  await sql`WITH documents AS (
      INSERT INTO permit_documents (id, permit_id, bytes, sha256, stored_at, stored_by)
      SELECT document_id, id, 20480, '', issued_at, ${adminId}::uuid
      FROM bulk_permits WHERE ${isIssued}
    )
    INSERT INTO permits (id, order_id, unit_id, state, status, start_day, end_day, origin_lat, origin_lng, destination_lat,
      destination_lng, reasons, rules_version, is_superload, fee_cents, days, price_cents, state_number, valid_from, valid_to,
      charged_fee_cents, refusal_reason, filed_at, issued_at, seconds_to_issue, document_id, version)
    SELECT id, order_id, unit_id, state, status, start_day, ${lastDay}, lat, lng, lat, lng, reasons, rules_version,
      bulk_terms.is_superload, fee_cents, days, bulk_terms.price_cents, CASE WHEN ${isIssued} THEN 'OS-' || upper(lpad(to_hex(number), 8, '0')) ELSE '' END,
      ${whenIssued(sql`start_day`)}, ${whenIssued(sql`${lastDay} + 1`)}, ${whenIssued(sql`bulk_terms.price_cents`)},
      CASE WHEN status = 'refused' THEN 'The route is closed to loads of this width.' ELSE '' END,
      CASE WHEN status <> 'requested' THEN paid_at + (issued_at - paid_at) / 4 END, ${whenIssued(sql`issued_at`)},
      ${whenIssued(sql`date_part('epoch', issued_at) - date_part('epoch', paid_at)`)}, ${whenIssued(sql`document_id`)},
      CASE WHEN ${isIssued} THEN 1 ELSE 0 END
    FROM bulk_permits JOIN bulk_terms USING (term, state)`.execute(tx);
}

export async function insertEvents(tx: Tx, { adminId, now }: { adminId: string; now: Date }): Promise<void> {
  await sql`INSERT INTO order_events (id, order_id, at, actor_id, what, from_status, to_status)
    SELECT ${toBulkId('event', sql`n * 2`)}, id, paid_at, NULL, 'status', 'draft', 'pending' FROM bulk_orders WHERE paid_at IS NOT NULL
    UNION ALL
    SELECT ${toBulkId('event', sql`n * 2 + 1`)}, id, least(paid_at + interval '5 days', ${now}), ${adminId}::uuid, 'status', 'pending', status
    FROM bulk_orders WHERE status IN ('approved', 'rejected')`.execute(tx);
}

/** As if confirmed by the provider. */
export async function insertPayments(tx: Tx): Promise<void> {
  await sql`INSERT INTO payments (id, order_id, kind, amount_cents, price_lines, status, provider, livemode, captured_cents, created_at,
      updated_at, succeeded_at)
    SELECT ${toBulkId('payment', sql`n`)}, id, 'order', cents, '[]', 'succeeded', 'sandbox', false, cents, paid_at, paid_at, paid_at
    FROM bulk_orders JOIN bulk_totals USING (n) WHERE paid_at IS NOT NULL`.execute(tx);
}
