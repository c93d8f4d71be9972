import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/* An S3 server with the operations that we use, which verifies signatures as AWS documents them. */

const keys = { id: 'AKIATEST', secret: 'geheim/van+de+winkel', region: 'eu-west-1' };

export const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest('hex');
const hmac = (key: Buffer | string, data: string) => createHmac('sha256', key).update(data).digest();

/** Verifies Signature Version 4 on the raw request, without the client's library. */
function isSigned({ method = '', url = '', headers }: IncomingMessage, body: Buffer): boolean {
  const form =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([^,]+), Signature=([0-9a-f]{64})$/;
  const [, id, day = '', region = '', names = '', signature] = headers.authorization?.match(form) ?? [];
  const moment = String(headers['x-amz-date']);
  const bodyHash = String(headers['x-amz-content-sha256']);
  if (id !== keys.id || region !== keys.region || !moment.startsWith(day)) return false;
  if (bodyHash !== 'UNSIGNED-PAYLOAD' && bodyHash !== sha256(body)) return false;
  if (!['host', 'x-amz-date', 'x-amz-content-sha256'].every((name) => names.split(';').includes(name))) return false;
  const [path = '', search = ''] = url.split('?');
  const canonical = [
    ...[method, path, search],
    ...names.split(';').map((name) => `${name}:${String(headers[name]).trim()}`),
    ...['', names, bodyHash],
  ].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const toSign = ['AWS4-HMAC-SHA256', moment, scope, sha256(canonical)].join('\n');
  const key = ['s3', 'aws4_request'].reduce(hmac, hmac(hmac(`AWS4${keys.secret}`, day), region));
  return hmac(key, toSign).toString('hex') === signature;
}

interface S3Server {
  /** The settings of a shop that uses it. */
  settings: Record<string, string>;
  /** By their URL. */
  objects: Map<string, Buffer>;
  /** Methods, with the requested range. */
  calls: string[];
  isBroken: boolean;
  stop(): Promise<void>;
}

export async function startS3(): Promise<S3Server> {
  const server = createServer((request, response) => void answer(store, request, response));
  const store: S3Server = {
    settings: {},
    objects: new Map(),
    calls: [],
    isBroken: false,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  store.settings = {
    ...{ S3_BUCKET: 'winkel-media', S3_ENDPOINT: `http://127.0.0.1:${(server.address() as AddressInfo).port}` },
    ...{ S3_REGION: keys.region, S3_ACCESS_KEY_ID: keys.id, S3_SECRET_ACCESS_KEY: keys.secret },
  };
  return store;
}

async function answer(store: S3Server, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { objects, calls } = store;
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece as Buffer);
  const body = Buffer.concat(pieces);
  const { method = '', url = '', headers } = request;
  calls.push(`${method} ${headers.range ?? ''}`.trim());
  if (store.isBroken) return void response.writeHead(500).end();
  if (!isSigned(request, body)) return void response.writeHead(403).end();
  const there = objects.get(url);
  if (method === 'PUT') {
    objects.set(url, body);
    response.writeHead(200).end();
  } else if (method === 'DELETE') {
    objects.delete(url);
    response.writeHead(204).end();
  } else if (!there) response.writeHead(404).end();
  else if (method === 'HEAD') response.writeHead(200, { 'content-length': there.length }).end();
  else {
    const [, from, to] = headers.range?.match(/^bytes=(\d+)-(\d+)$/) ?? [];
    if (from === undefined) response.writeHead(200).end(there);
    else response.writeHead(206).end(there.subarray(Number(from), Number(to) + 1));
  }
}
