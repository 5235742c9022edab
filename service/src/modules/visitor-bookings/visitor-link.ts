import { timingSafeEqual } from 'node:crypto';
import { isEntityId } from '@nivara/shared/domain/entity-id';
import { keyedHash } from '../../security/keyed-hash';

interface SignedLink {
  appointmentId: string;
  generation: number;
}

const signatureOf = (secret: Buffer, { appointmentId, generation }: SignedLink) =>
  keyedHash(secret, `visitor-link ${appointmentId} ${generation}`);

/** The link names its appointment and its generation, and is signed with the service's key. */
export const signLink = (secret: Buffer, link: SignedLink): string =>
  `${link.appointmentId}.${link.generation}.${signatureOf(secret, link)}`;

/** Undefined for a link that the service has not signed. */
export function readLink(secret: Buffer, text: string): SignedLink | undefined {
  const [appointmentId, number, signature = '', ...rest] = text.trim().split('.');
  if (!isEntityId(appointmentId) || !/^[1-9]\d{0,5}$/.test(number ?? '') || rest.length > 0) return undefined;
  const link = { appointmentId, generation: Number(number) };
  const expected = Buffer.from(signatureOf(secret, link));
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected) ? link : undefined;
}
