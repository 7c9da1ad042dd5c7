// The measure of the other routes: a Fastify route that makes two queries, one after the other, and nothing else.
import Fastify from 'fastify';
import pg from 'pg';

const { DATABASE_URL: connectionString, SESSION: session, PORT: port = '0' } = process.env;
const pool = new pg.Pool({ connectionString, max: 4 });
const app = Fastify();

app.get('/two-queries', async () => {
  const { rows: sessions } = await pool.query<{ user_id: string }>('SELECT * FROM sessions WHERE id = $1', [session]);
  const { rows: users } = await pool.query<object>('SELECT * FROM users WHERE id = $1', [sessions[0]?.user_id]);
  return users[0];
});

await app.listen({ port: Number(port), host: '127.0.0.1' });
process.stdout.write(`ready at ${app.listeningOrigin}\n`);
