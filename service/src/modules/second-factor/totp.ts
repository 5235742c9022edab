import { Secret, TOTP } from 'otpauth';
import { brand } from '@nivara/shared/contracts/brand';
import type { TotpSetUp } from '@nivara/shared/domain/second-factor';
import type { AppContext } from '../../app-context';
import { qrCode } from '../../documents/qr-code';
import { openSealed, sealText } from '../../security/sealed-text';
import { findTotp, spendTotpStep } from './second-factor-repository';

const PERIOD_S = 30;
const KEY_BYTES = 20;
const CODE = /^\d{6}$/;
/** Phones' clocks differ a little, and typing takes a while. */
const STEPS_AROUND = 1;

type Sealing = Pick<AppContext, 'secret' | 'randomBytes'>;

const generator = (key: string, username: string) =>
  new TOTP({
    issuer: brand.name,
    label: username,
    algorithm: 'SHA1',
    digits: 6,
    period: PERIOD_S,
    secret: Secret.fromBase32(key),
  });

export const newTotpKey = ({ randomBytes }: Sealing): string =>
  new Secret({ buffer: new Uint8Array(randomBytes(KEY_BYTES)).buffer }).base32;

export const totpSetUp = (key: string, username: string): TotpSetUp => ({
  key,
  qr: qrCode(generator(key, username).toString()),
});

export const sealKey = ({ secret, randomBytes }: Sealing, accountId: string, key: string) =>
  sealText(secret, randomBytes, key, `totp ${accountId}`);

export const openKey = ({ secret }: Pick<Sealing, 'secret'>, accountId: string, sealed: string) =>
  openSealed(secret, sealed, `totp ${accountId}`);

/** The step that the code belongs to; undefined for a wrong code. */
export function stepOf(key: string, code: string, at: Date): number | undefined {
  const tidy = code.replace(/\s/g, '');
  if (!CODE.test(tidy)) return undefined;
  const delta = generator(key, '').validate({
    token: tidy,
    timestamp: at.getTime(),
    window: STEPS_AROUND,
  });
  return delta === null ? undefined : Math.floor(at.getTime() / 1000 / PERIOD_S) + delta;
}

/** Returns true only the first time that a right code is used. */
export async function acceptTotpCode(context: AppContext, accountId: string, code: string): Promise<boolean> {
  const totp = await findTotp(context.database, accountId);
  const key = totp && openKey(context, accountId, totp.sealed_key);
  const step = key === undefined ? undefined : stepOf(key, code, context.now());
  return step !== undefined && (await spendTotpStep(context.database, accountId, step));
}
