import type { FastifyRequest } from 'fastify';
import { networkOf } from '@nivara/shared/contracts/network';
import type { App } from '../app-instance';

declare module 'fastify' {
  interface FastifyRequest {
    /** The IPv4 address or the IPv6 /64 that the caller comes from: limits count the network, never the address. */
    readonly network: string;
  }
}

export function network(app: App): void {
  app.decorateRequest('network', {
    getter(this: FastifyRequest) {
      return networkOf(this.ip);
    },
  });
}
