import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';

export interface Metrics {
  /** `read` is called at each scrape. */
  gauge: (name: string, help: string, read: () => number | Promise<number>) => void;
  /** Returns the function that counts; its labels may have only few values, since each combination is kept. */
  counter: <Label extends string>(
    name: string,
    help: string,
    labels: readonly Label[],
  ) => (values: Record<Label, string>) => void;
}

/** Counts nothing, for a program without a metrics address. */
export const NO_METRICS: Metrics = { gauge: () => undefined, counter: () => () => undefined };

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

export interface MetricsAddress {
  host: string;
  port: number;
}

/**
 * Counts an app's requests by route, and answers Prometheus at `/metrics` on an address of its own, which visitors do
 * not reach.
 */
export function addMetrics(
  app: Pick<FastifyInstance, 'addHook' | 'log'>,
  address: MetricsAddress | undefined,
  onListening: (address: AddressInfo) => void = () => undefined,
): Metrics {
  if (!address) return NO_METRICS;
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'nivara_request_seconds',
    help: 'Time until an answer was sent, by route and status.',
    labelNames: ['method', 'route', 'status'],
    buckets: SECONDS,
    registers: [registry],
  });
  app.addHook('onResponse', (request, reply, done) => {
    // The label is the route's pattern, since the address has ids.
    const route = request.routeOptions.url ?? 'page';
    requests.observe(
      { method: request.method, route, status: String(reply.statusCode) },
      reply.elapsedTime / 1000,
    );
    done();
  });

  const server = createServer((request, response) => {
    if (request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    registry.metrics().then(
      (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
      (error: unknown) => {
        app.log.error({ err: error }, 'The metrics could not be read');
        response.writeHead(500).end();
      },
    );
  });
  app.addHook('onReady', async () => {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(address.port, address.host, resolve);
    });
    onListening(server.address() as AddressInfo);
  });
  app.addHook('onClose', async () => {
    server.closeAllConnections();
    if (server.listening) await new Promise((resolve) => server.close(resolve));
  });

  return {
    gauge: (name, help, read) => {
      new Gauge({
        name,
        help,
        registers: [registry],
        async collect() {
          this.set(await read());
        },
      });
    },
    counter: (name, help, labels) => {
      const counter = new Counter({ name, help, labelNames: [...labels], registers: [registry] });
      return (values) => counter.inc(values);
    },
  };
}
