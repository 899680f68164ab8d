import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

import type { AssertedCredential, MadeCredential } from '../../../modules/accounts/contract/passkeys.contract.ts';

/** Where the device believes to be, and whether it asked whom it serves. */
export type Circumstances = { readonly origin: string; readonly isOwnerKnown: boolean };

type Question = Readonly<Record<string, unknown>>;

/** A device with one passkey, in software. */
export type SoftPasskey = {
  readonly make: (question: Question, seen: Circumstances) => MadeCredential;
  readonly sign: (question: Question, seen: Circumstances) => AssertedCredential;
};

const present = 0x01;
const ownerKnown = 0x04;
const withKey = 0x40;

const sha256 = (bytes: string | Buffer): Buffer => createHash('sha256').update(bytes).digest();

/** CBOR of 24 to 255 bytes and of a short text, in the one form that is read back to the same length. */
const cborBytes = (bytes: Buffer): Buffer => Buffer.concat([Buffer.from([0x58, bytes.length]), bytes]);
const cborText = (text: string): Buffer => Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text)]);

const clientDataOf = (type: string, question: Question, origin: string): Buffer =>
  Buffer.from(JSON.stringify({ type, challenge: question['challenge'], origin, crossOrigin: false }));

/** Makes a device; its passkey exists once it was asked to make it. */
export const softPasskey = (rpId: string): SoftPasskey => {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(16);
  // Key type EC2, algorithm ES256, curve P-256, and the point.
  const coseKey = Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
    cborBytes(Buffer.from(x, 'base64url')),
    Buffer.from([0x22]),
    cborBytes(Buffer.from(y, 'base64url')),
  ]);
  const dataOf = (flags: number, seen: Circumstances): Buffer =>
    Buffer.concat([sha256(rpId), Buffer.from([flags | (seen.isOwnerKnown ? ownerKnown : 0), 0, 0, 0, 0])]);
  return {
    make: (question, seen) => {
      const data = Buffer.concat([dataOf(present | withKey, seen), Buffer.alloc(16), Buffer.from([0, id.length]), id, coseKey]);
      const attestation = [Buffer.from([0xa3]), cborText('fmt'), cborText('none'), cborText('attStmt'), Buffer.from([0xa0])];
      return {
        id: id.toString('base64url'),
        clientDataJSON: clientDataOf('webauthn.create', question, seen.origin).toString('base64url'),
        attestationObject: Buffer.concat([...attestation, cborText('authData'), cborBytes(data)]).toString('base64url'),
        transports: ['internal'],
      };
    },
    sign: (question, seen) => {
      const clientData = clientDataOf('webauthn.get', question, seen.origin);
      const data = dataOf(present, seen);
      return {
        id: id.toString('base64url'),
        clientDataJSON: clientData.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: sign('sha256', Buffer.concat([data, sha256(clientData)]), privateKey).toString('base64url'),
        userHandle: null,
      };
    },
  };
};
