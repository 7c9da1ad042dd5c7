import type pg from 'pg';

/**
 * Whether the connection ends at PostgreSQL itself, and not at a pooler that shares connections: PostgreSQL's greeting names the
 * process that then answers, a pooler's greeting does not.
 */
export async function isDirect(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
  // Cast: the types of pg leave out the process that the greeting named.
  return (client as unknown as { processID: number | null }).processID === rows[0]?.pid;
}
