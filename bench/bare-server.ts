import Fastify from 'fastify';

/* What the machine can do at most: Fastify, an answer of the asked size in JSON, and nothing behind it. */

const app = Fastify();
const answers = new Map<number, object>();

app.get<{ Params: { bytes: string } }>('/:bytes', async ({ params }) => {
  const bytes = Number(params.bytes);
  const known = answers.get(bytes);
  if (known) return known;
  const row = { id: 100_001, name: 'Metselmortel M5 25 kg', code: '0045120', price: 4.21, stock: true };
  const answer = { rows: Array.from({ length: Math.ceil(bytes / (JSON.stringify(row).length + 1)) }, () => row) };
  answers.set(bytes, answer);
  return answer;
});

await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' });
