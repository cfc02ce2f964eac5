import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

type Options = { challenge: string };

/**
 * A passkey in software: it creates and signs like an authenticator (ES256, no attestation).
 * `verify.user` is false while it doesn't ask for a fingerprint or PIN. `uses.count` is what it says
 * how often it has signed; synced passkeys always say 0.
 */
export function makePasskey(
  origin: string,
  idLength = 16,
  verify = { user: true },
  uses = { count: 0 },
) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(idLength);

  const clientData = (type: string, { challenge }: Options) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

  /** Flags the user as present and perhaps verified, and adds the public key on creation. */
  function authenticatorData(attested = Buffer.alloc(0)): Buffer {
    const flags = 0x01 | (verify.user ? 0x04 : 0) | (attested.length > 0 ? 0x40 : 0);
    const count = Buffer.alloc(4);
    count.writeUInt32BE(uses.count);
    const rpIdHash = createHash('sha256').update(new URL(origin).hostname).digest();
    return Buffer.concat([rpIdHash, Buffer.from([flags]), count, attested]);
  }

  function coseKey(): Buffer {
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    const [alg, curve] = [Buffer.from([0x03, 0x26]), Buffer.from([0x20, 0x01])];
    const coordinate = (label: number, value: string) =>
      Buffer.concat([Buffer.from([label, 0x58, 32]), Buffer.from(value, 'base64url')]);
    const kty = Buffer.from([0x01, 0x02]);
    return Buffer.concat([
      Buffer.from([0xa5]),
      kty,
      alg,
      curve,
      coordinate(0x21, x),
      coordinate(0x22, y),
    ]);
  }

  return {
    /** Returns what a browser returns from `navigator.credentials.create`. */
    create(options: Options) {
      const length = Buffer.alloc(2);
      length.writeUInt16BE(id.length);
      const data = authenticatorData(Buffer.concat([Buffer.alloc(16), length, id, coseKey()]));
      const size = Buffer.alloc(2);
      size.writeUInt16BE(data.length);
      const attestation = Buffer.concat([
        Buffer.from([0xa3]),
        cborText('fmt'),
        cborText('none'),
        cborText('attStmt'),
        Buffer.from([0xa0]),
        cborText('authData'),
        Buffer.from([0x59]),
        size,
        data,
      ]);
      return answer(id, {
        clientDataJSON: clientData('webauthn.create', options),
        attestationObject: attestation,
      });
    },

    /** Returns what a browser returns from `navigator.credentials.get`. */
    sign(options: Options) {
      const [data, client] = [authenticatorData(), clientData('webauthn.get', options)];
      const signed = Buffer.concat([data, createHash('sha256').update(client).digest()]);
      return answer(id, {
        clientDataJSON: client,
        authenticatorData: data,
        signature: sign('sha256', signed, privateKey),
      });
    },
  };
}

const cborText = (text: string) =>
  Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text)]);

const answer = (id: Buffer, response: Record<string, Buffer>) => ({
  id: id.toString('base64url'),
  rawId: id.toString('base64url'),
  type: 'public-key',
  clientExtensionResults: {},
  response: Object.fromEntries(
    Object.entries(response).map(([name, bytes]) => [name, bytes.toString('base64url')]),
  ),
});
