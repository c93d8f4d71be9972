import type { z } from 'zod';

/** One URL of the API: what goes in, what comes out. Servers register it, clients call it, documentation prints it. */
export interface RouteContract {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** `{name}` is a parameter; `{cms}` is the content system's name segment, filled in from the settings. */
  path: string;
  summary: string;
  /** Where the specification speaks of it; our own additions name the decision instead. */
  spec: string;
  access: 'public' | 'session' | 'registered';
  params?: z.ZodObject;
  query?: z.ZodObject;
  /** Form bodies are named so because the specification sends some calls form-urlencoded. */
  body?: z.ZodType;
  bodyType?: 'json' | 'form';
  /** Absent where the answer is not JSON (pictures, price lists). */
  response?: z.ZodType;
  responseType?: 'json' | 'binary';
}

export function route<const R extends RouteContract>(contract: R): R {
  return contract;
}
