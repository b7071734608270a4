import fc from 'fast-check';
import {
  type SrpHandshake,
  createPasswordRecord,
  decoy,
  passwordMatches,
  signatureMatches,
  startHandshake,
} from './srp';
import { G, K, N, fromHex, hashOfHex, modPow, padHex, sha256Hex } from './srpGroup';
import { createSrpClient } from '../testing/srpClient';

const identity = { poolName: 'ItapeLocal', userId: '00000000-0000-4000-8000-000000000001' };

/** Computed by aws-amplify 6.22.1 itself (AuthenticationHelper, getSignatureString) for these inputs. */
const vector = {
  password: 'ção 1 ☕',
  salt: 'f00dfeedfacecafe0123456789abcdef',
  a: sha256Hex('a'),
  b: sha256Hex('b'),
  secretBlock: 'c2VjcmV0IGJsb2NrIG9mIHRoZSB2ZWN0b3I=',
  timestamp: 'Sat Nov 21 09:00:00 UTC 2026',
  verifierHash: 'e230a89f9c8a567fd441fd6afb87f31073cedfff896c7719c2fcdf3d15f5dd30',
  signature: 'UPN6ZJR5MA8NYBYT8G8GK381CCrZQ7DfQXDIiLX3AEc=',
};

function handshakeOfVector(): SrpHandshake {
  const { salt, password, a, b, secretBlock } = vector;
  const inner = sha256Hex(`${identity.poolName}${identity.userId}:${password}`);
  const verifier = modPow(G, hashOfHex(padHex(fromHex(salt)) + inner));
  return {
    clientA: modPow(G, fromHex(a)).toString(16),
    serverB: ((K * verifier + modPow(G, fromHex(b))) % N).toString(16),
    secretB: b,
    record: { salt, verifier: verifier.toString(16) },
    secretBlock,
  };
}

describe('SRP as Cognito does it', () => {
  it("accepts the signature that Amplify's own code makes", () => {
    const handshake = handshakeOfVector();
    expect(sha256Hex(handshake.record.verifier)).toBe(vector.verifierHash);
    expect(signatureMatches(identity, handshake, vector.timestamp, vector.signature)).toBe(true);
  });

  it.each([
    ['another user', { ...identity, userId: 'x' }, vector.timestamp, vector.signature],
    ['another pool', { ...identity, poolName: 'x' }, vector.timestamp, vector.signature],
    ['another time', identity, 'Sat Nov 21 09:00:01 UTC 2026', vector.signature],
    ['another signature', identity, vector.timestamp, vector.signature.replace('U', 'V')],
    ['no signature', identity, vector.timestamp, ''],
  ])('refuses it for %s', (_, who, timestamp, signature) => {
    expect(signatureMatches(who, handshakeOfVector(), timestamp, signature)).toBe(false);
  });

  it('lets in whoever knows the password, whatever it and the random numbers are, and nobody else', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (password, other) => {
        const record = createPasswordRecord(identity, password);
        const client = createSrpClient(identity.poolName);
        const handshake = startHandshake(client.publicA, record);
        if (!handshake) throw new Error('no handshake');
        const enters = (attempt: string): boolean => {
          const { TIMESTAMP = '', PASSWORD_CLAIM_SIGNATURE = '' } = client.answer(
            {
              SRP_B: handshake.serverB,
              SALT: record.salt,
              SECRET_BLOCK: handshake.secretBlock,
              USER_ID_FOR_SRP: identity.userId,
            },
            attempt,
          );
          return signatureMatches(identity, handshake, TIMESTAMP, PASSWORD_CLAIM_SIGNATURE);
        };
        expect(enters(password)).toBe(true);
        expect(enters(other)).toBe(other === password);
        expect(passwordMatches(identity, password, record)).toBe(true);
        expect(passwordMatches(identity, other, record)).toBe(other === password);
      }),
      { numRuns: 25 },
    );
  });

  it('never starts with a public value that would make the key known: A mod N = 0', () => {
    const record = createPasswordRecord(identity, 'senha123');
    for (const bad of ['0', '00', N.toString(16), (N * 0n).toString(16), '', 'xyz', '1'.repeat(769)])
      expect(startHandshake(bad, record)).toBeNull();
    expect(startHandshake('2', record)).not.toBeNull();
  });

  it('stands in for an unknown user with the same salt each time, and another one for each pool secret', () => {
    const once = decoy('secret', ' Ninguem@itape.test');
    const again = decoy('secret', 'ninguem@itape.test');
    expect(again.userId).toBe(once.userId);
    expect(again.record.salt).toBe(once.record.salt);
    expect(decoy('other', 'ninguem@itape.test').userId).not.toBe(once.userId);
    expect(once.userId).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-a[0-9a-f]{3}-[0-9a-f]{12}$/);
  });

  it('writes numbers as Java does: whole bytes, never negative', () => {
    expect([0n, 1n, 127n, 128n, 255n, 256n].map(padHex)).toEqual(['00', '01', '7f', '0080', '00ff', '0100']);
  });
});
