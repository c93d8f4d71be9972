/* What the bench uses of its own packages, so that its types can be checked where they are not installed. */

declare module 'autocannon' {
  namespace autocannon {
    interface Request {
      method?: 'GET' | 'POST' | undefined;
      path?: string;
      headers?: Record<string, string>;
      body?: string;
    }

    interface Options {
      url: string;
      connections: number;
      requests?: Request[];
      /** Seconds. */
      duration?: number;
      /** Requests, instead of a duration. */
      amount?: number;
      setupClient?: (client: Client) => void;
    }

    interface Client {
      setRequests(requests: Request[]): void;
      on(event: 'response', listener: (status: number, bytes: number, milliseconds: number) => void): this;
    }

    interface Result {
      /** Seconds. */
      duration: number;
      requests: { total: number; average: number };
      throughput: { total: number };
      errors: number;
      non2xx: number;
    }
  }

  function autocannon(options: autocannon.Options): Promise<autocannon.Result>;
  export default autocannon;
}

declare module 'lighthouse' {
  interface Flags {
    port: number;
    logLevel: 'error';
    output: 'json';
    disableFullPageScreenshot: boolean;
    throttling: {
      rttMs: number;
      throughputKbps: number;
      requestLatencyMs: number;
      downloadThroughputKbps: number;
      uploadThroughputKbps: number;
      cpuSlowdownMultiplier: number;
    };
  }

  interface Report {
    categories: Record<string, { score: number | null }>;
    audits: Record<string, { numericValue?: number; details?: object }>;
    environment: { benchmarkIndex: number };
  }

  /** Nothing when the page could not be measured at all. */
  export default function lighthouse(url: string, flags: Flags): Promise<{ lhr: Report } | undefined>;
}
