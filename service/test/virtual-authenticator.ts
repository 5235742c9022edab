import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

const USER_PRESENT = 0x01;
const WITH_CREDENTIAL = 0x40;

interface Creation {
  challenge: string;
  rp: { id: string };
}
interface Request {
  challenge: string;
  rpId: string;
}

/** Signs as a security key does, for the page at `origin`. */
export function virtualAuthenticator(origin: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const rawId = randomBytes(16);
  const id = rawId.toString('base64url');
  let counter = 0;

  const authenticatorData = (host: string, flags: number, credential = Buffer.alloc(0)) => {
    const head = Buffer.alloc(5);
    head.writeUInt8(flags);
    counter += 1;
    head.writeUInt32BE(counter, 1);
    return Buffer.concat([sha256(host), head, credential]);
  };
  const clientData = (type: string, challenge: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const answer = (response: Record<string, Buffer>) => ({
    id,
    rawId: id,
    type: 'public-key',
    clientExtensionResults: {},
    response: Object.fromEntries(
      Object.entries(response).map(([name, bytes]) => [name, bytes.toString('base64url')]),
    ),
  });

  return {
    /**
     * Browsers send an attestation in a format other than `none` only to sites that ask for one. With `keyBytes`, the
     * key is an RSA key of that length.
     */
    register(options: unknown, { fmt = 'none', attStmt = new Map<string, unknown>(), keyBytes = 0 } = {}) {
      const { challenge, rp } = options as Creation;
      const curve: [number, number | Uint8Array][] = [
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
        [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
      ];
      const rsa: typeof curve = [
        [1, 3],
        [3, -257],
        [-1, new Uint8Array(randomBytes(keyBytes))],
        [-2, new Uint8Array([1, 0, 1])],
      ];
      const cose = new Map(keyBytes === 0 ? curve : rsa);
      const length = Buffer.alloc(2);
      length.writeUInt16BE(rawId.length);
      const credential = Buffer.concat([Buffer.alloc(16), length, rawId, isoCBOR.encode(cose)]);
      const authData = authenticatorData(rp.id, USER_PRESENT | WITH_CREDENTIAL, credential);
      const attestation = new Map<string, unknown>([
        ['fmt', fmt],
        ['attStmt', attStmt],
        ['authData', new Uint8Array(authData)],
      ]);
      return answer({
        clientDataJSON: clientData('webauthn.create', challenge),
        attestationObject: Buffer.from(isoCBOR.encode(attestation as Parameters<typeof isoCBOR.encode>[0])),
      });
    },
    signIn(options: unknown) {
      const { challenge, rpId } = options as Request;
      const client = clientData('webauthn.get', challenge);
      const data = authenticatorData(rpId, USER_PRESENT);
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey);
      return answer({ clientDataJSON: client, authenticatorData: data, signature });
    },
  };
}

const sha256 = (text: string | Buffer) => createHash('sha256').update(text).digest();
