import {
  type AuthenticationResponseJSON,
  type AuthenticatorTransport,
  type RegistrationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { decodeAttestationObject, isoBase64URL } from '@simplewebauthn/server/helpers';
import { brand } from '@nivara/shared/contracts/brand';
import type { PasskeyOptions } from '@nivara/shared/domain/second-factor';
import type { AppContext } from '../../app-context';
import type { PasskeysTable } from '../../database/account-tables';
import { listPasskeys, recordPasskeyUse } from './second-factor-repository';

type Site = Pick<AppContext, 'siteUrl'>;
type Credential = Pick<PasskeysTable, 'credential_id' | 'public_key' | 'counter' | 'transports'>;

/** In bytes; the keys of all usual algorithms are smaller. */
const BIGGEST_KEY = 4_000;

const hostOf = ({ siteUrl }: Site) => new URL(siteUrl).hostname;
const originOf = ({ siteUrl }: Site) => new URL(siteUrl).origin;

const toDescriptors = (passkeys: Pick<PasskeysTable, 'credential_id' | 'transports'>[]) =>
  passkeys.map(({ credential_id, transports }) => ({
    id: credential_id,
    transports: JSON.parse(transports) as AuthenticatorTransport[],
  }));

/** Options for a new passkey; an authenticator refuses a second passkey for the same account. */
export async function registrationOptions(
  context: AppContext,
  account: { id: string; username: string; name: string },
): Promise<{ challenge: string; options: PasskeyOptions }> {
  const options = await generateRegistrationOptions({
    rpName: brand.name,
    rpID: hostOf(context),
    userID: new Uint8Array(Buffer.from(account.id)),
    userName: account.username,
    userDisplayName: account.name,
    attestationType: 'none',
    excludeCredentials: toDescriptors(await listPasskeys(context.database, account.id)),
    authenticatorSelection: { residentKey: 'discouraged', userVerification: 'preferred' },
  });
  return { challenge: options.challenge, options: { ...options } };
}

/**
 * The library calls addresses that are in an attestation's certificates, and the sender could choose them. The site
 * asks for no certificates, so browsers send `none`, or a statement signed by the new key itself.
 */
function comesWithoutCertificates({ response }: RegistrationResponseJSON): boolean {
  const attestation = decodeAttestationObject(isoBase64URL.toBuffer(response.attestationObject));
  const format = attestation.get('fmt');
  return format === 'none' || (format === 'packed' && attestation.get('attStmt').get('x5c') === undefined);
}

/** Undefined when the passkey cannot be verified. */
export async function registeredPasskey(
  site: Site,
  challenge: string,
  sent: unknown,
): Promise<Credential | undefined> {
  // The library checks the form of what a browser sends.
  const response = sent as RegistrationResponseJSON;
  try {
    if (!comesWithoutCertificates(response)) return undefined;
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: originOf(site),
      expectedRPID: hostOf(site),
      requireUserVerification: false,
    });
    if (!verified || registrationInfo.credential.publicKey.length > BIGGEST_KEY) return undefined;
    const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
    return {
      credential_id: id,
      public_key: Buffer.from(publicKey).toString('base64url'),
      counter,
      transports: JSON.stringify(transports),
    };
  } catch {
    return undefined;
  }
}

/** Undefined for an account without passkeys. */
export async function signInOptions(
  context: AppContext,
  accountId: string,
): Promise<{ challenge: string; options: PasskeyOptions } | undefined> {
  const passkeys = await listPasskeys(context.database, accountId);
  if (passkeys.length === 0) return undefined;
  const options = await generateAuthenticationOptions({
    rpID: hostOf(context),
    allowCredentials: toDescriptors(passkeys),
    userVerification: 'preferred',
  });
  return { challenge: options.challenge, options: { ...options } };
}

export async function acceptPasskey(
  context: AppContext,
  accountId: string,
  challenge: string,
  response: Record<string, unknown>,
): Promise<boolean> {
  const passkeys = await listPasskeys(context.database, accountId);
  const passkey = passkeys.find(({ credential_id }) => credential_id === response.id);
  if (!passkey) return false;
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      // The library checks the form of what a browser sends.
      response: response as unknown as AuthenticationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: originOf(context),
      expectedRPID: hostOf(context),
      requireUserVerification: false,
      credential: {
        id: passkey.credential_id,
        publicKey: new Uint8Array(Buffer.from(passkey.public_key, 'base64url')),
        // PostgreSQL returns a bigint as text.
        counter: Number(passkey.counter),
      },
    });
    if (!verified) return false;
    const last_used_at = context.now().toISOString();
    await recordPasskeyUse(context.database, passkey.id, {
      counter: authenticationInfo.newCounter,
      last_used_at,
    });
    return true;
  } catch {
    return false;
  }
}
