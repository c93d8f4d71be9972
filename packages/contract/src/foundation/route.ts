import type { z } from 'zod/mini';
import type { Permission } from './permissions.ts';

/** One URL of the API: what goes in, what comes out. Servers register it, clients call it, documentation prints it. */
export interface RouteContract {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /**
   * `{name}` is a parameter; `{cms}` is the content system's name segment, filled in from the settings; `{*}` at the
   * end is the rest of the path, slashes included, and its parameter is called `*`.
   */
  path: string;
  summary: string;
  /** Where the specification speaks of it; our own additions name the decision instead. */
  spec: string;
  /** `key`: for machines, with an API key of data exchange that has the scope for this. */
  access: 'public' | 'session' | 'registered' | 'staff' | 'key';
  /** Only with access by key: which scopes it takes follows from the entity of the path (exchange.ts). */
  scope?: 'read' | 'write';
  /** Where the method does not say it: a POST that only reads, a GET that changes something. */
  effect?: 'reads' | 'writes';
  /** What staff need for it; `own` is what any member of staff may do for themselves. */
  permission?: Permission | 'own';
  params?: z.ZodMiniObject;
  query?: z.ZodMiniObject;
  /** Names in lower case, as Node hands them over. The headers every call carries (P 7.1) are not repeated here. */
  headers?: z.ZodMiniObject;
  /** Form bodies are named so because the specification sends some calls form-urlencoded. */
  body?: z.ZodMiniType;
  bodyType?: 'json' | 'form' | 'ndjson' | 'file';
  /** Absent where the answer is not JSON (pictures, price lists). */
  response?: z.ZodMiniType;
  responseType?: 'json' | 'binary' | 'html' | 'ndjson';
  /**
   * Only of answers that are not JSON: 'leftOut' says that the handler leaves amounts out for a user who may not see
   * prices. Without it such a user gets no file at all.
   */
  amounts?: 'leftOut';
  /** 200 where nothing is said. */
  responseStatus?: 202;
  /** Bodies by status, only where they say more than problem.ts does. */
  failures?: Readonly<Record<number, z.ZodMiniType>>;
}

/* @__NO_SIDE_EFFECTS__ */
export function route<const R extends RouteContract>(contract: R): R {
  return contract;
}

const parameter = /\{([^}]+)\}/g;

/** The names between braces, without `{cms}`: that one is a setting, never a caller's choice. */
export function pathParameters(path: string): string[] {
  return [...path.matchAll(parameter)].map((match) => match[1] as string).filter((name) => name !== 'cms');
}

/** '/api/{cms}/v3.0/content/{contentId}' → '/api/cms/v3.0/content/:contentId' */
export function toFastifyPath(path: string, cms: string): string {
  return path.replace(parameter, (_, name: string) => (name === 'cms' ? cms : name === '*' ? '*' : `:${name}`));
}
