import type pg from 'pg';

type Rule = { says: string; broken: string };

const rules: readonly Rule[] = [
  {
    says: 'An order that is no draft has been paid, and its payment is whole',
    broken: `SELECT order_number AS what FROM orders WHERE status <> 'draft' AND NOT EXISTS (
      SELECT FROM payments WHERE order_id = orders.id AND kind = 'order' AND status = 'succeeded' AND captured_cents = amount_cents)`,
  },
  {
    says: 'No draft has been charged, unless an alert told of it',
    broken: `SELECT order_number AS what FROM orders JOIN payments ON payments.order_id = orders.id
      WHERE orders.status = 'draft' AND captured_cents > 0 AND anomaly IS NULL`,
  },
  {
    says: 'No order has been charged twice, unless an alert told of it',
    broken: `SELECT order_number AS what FROM orders JOIN payments ON payments.order_id = orders.id
      WHERE kind = 'order' AND captured_cents > 0 AND anomaly IS NULL GROUP BY order_number HAVING count(*) > 1`,
  },
  {
    says: 'What was captured of an order is what its payments add up to',
    broken: `SELECT order_number AS what FROM orders WHERE counted_cents <> coalesce(
      (SELECT sum(captured_cents) FROM payments WHERE order_id = orders.id), 0)`,
  },
  {
    says: 'What is held for refunds of an order is what its payments hold',
    broken: `SELECT order_number AS what FROM orders WHERE refund_reserved_cents <> coalesce(
      (SELECT sum(refund_reserved_cents) FROM payments WHERE order_id = orders.id), 0)`,
  },
  {
    says: 'What banks took of an order is what its lost disputes add up to',
    broken: `SELECT order_number AS what FROM orders WHERE dispute_lost_cents <> coalesce(
      (SELECT sum(disputes.amount_cents) FROM disputes JOIN payments ON payments.id = disputes.payment_id
        WHERE payments.order_id = orders.id AND disputes.status = 'lost'), 0)`,
  },
  {
    says: 'What is held for refunds of a payment is what its refunds add up to',
    broken: `SELECT payments.id AS what FROM payments WHERE refund_reserved_cents <> coalesce(
      (SELECT sum(amount_cents) FROM refunds WHERE payment_id = payments.id AND state NOT IN ('failed', 'canceled')), 0)`,
  },
  {
    says: 'The books have what was captured, less what was refunded',
    broken: `SELECT payments.id AS what FROM payments WHERE status = 'succeeded' AND captured_cents - coalesce(
      (SELECT sum(amount_cents) FROM refunds WHERE payment_id = payments.id AND state = 'succeeded'), 0) <> coalesce(
      (SELECT sum(amount_cents) FROM book_entries WHERE payment_id = payments.id
        AND kind IN ('charge', 'adjustment', 'refund', 'refund-failed')), 0)`,
  },
  {
    says: 'An order has as many permits as it counts',
    broken: `SELECT order_number AS what FROM orders WHERE counted_permits <> (
      SELECT count(*) FROM permits WHERE order_id = orders.id)`,
  },
  {
    says: 'The next order gets a number that none has',
    broken: `SELECT max(order_number) AS what FROM orders
      HAVING max(order_number) >= (SELECT last_value + is_called::int FROM order_numbers)`,
  },
];

/** @returns a sentence for each broken rule, with the orders or payments that break it. */
export async function listBrokenMoneyRules(client: pg.ClientBase): Promise<string[]> {
  const sentences: string[] = [];
  for (const { says, broken } of rules) {
    const { rows } = await client.query<{ what: string | number }>(`${broken} LIMIT 5`);
    if (rows.length > 0) sentences.push(`Not so: ${says} (${rows.map(({ what }) => what).join(', ')}).`);
  }
  return sentences;
}
