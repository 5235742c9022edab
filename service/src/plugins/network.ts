import type { FastifyRequest } from 'fastify';
import { networkOf } from '@nivara/shared/contracts/network';
import type { App } from '../app-instance';

declare module 'fastify' {
  interface FastifyRequest {
    /**
     * The caller's IPv4 address or IPv6 /64. Limits count by network, since a caller can
     * change the rest of an IPv6 address.
     */
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
