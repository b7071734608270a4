import { generateKeyPairSync } from 'node:crypto';
import { sql } from 'kysely';
import { openModelCopy } from '../../../tests/support/modelCopy';
import { createEmbarqueCodes, loadEmbarqueCodes, rotateEmbarqueKey } from './embarqueKey';
import { qrGrid } from '../../platform/pdf/qrPath';

const claims = {
  bilheteId: '0197c0de-0000-7000-8000-000000000001',
  viagemId: '100012345',
  poltrona: 12,
  origem: '1',
  destino: '20',
  dia: '2026-12-01',
  hora: '23:30',
  iniciais: 'CG',
  emitidoEm: '2026-11-21T12:34:56.000Z',
};
const read = { ...claims, chave: '1' };
const codes = createEmbarqueCodes(generateKeyPairSync('ed25519').privateKey);

describe('the boarding code', () => {
  it('tells who knows the key all that the door asks, and of the person the initials alone', () => {
    expect(codes.read(codes.sign(claims))).toEqual(read);
  });

  it('is refused once anything in it is changed', () => {
    const code = codes.sign(claims);
    const [prefix, body, signature] = code.split('.');
    const otherPoltrona = codes.sign({ ...claims, poltrona: 13 }).split('.')[1];
    const forged = [
      `${prefix}.${otherPoltrona}.${signature}`,
      `IT2.${body}.${signature}`,
      `${code}.x`,
      code.slice(0, -4),
      '',
      'IT1..',
    ];
    for (const text of forged) expect(codes.read(text)).toBeNull();
  });

  it('is refused when somebody else signed it', () => {
    const stranger = createEmbarqueCodes(generateKeyPairSync('ed25519').privateKey);
    expect(codes.read(stranger.sign(claims))).toBeNull();
  });

  it('is short enough for a camera in poor light', () => {
    expect(qrGrid(codes.sign(claims)).size).toBeLessThanOrEqual(57);
  });

  it('is checked against a public key of 32 bytes', () => {
    const [{ id, publica } = { id: '', publica: '' }] = codes.publicKeys;
    expect(id).toBe('1');
    expect(Buffer.from(publica, 'base64url')).toHaveLength(32);
  });

  it('is read by a server that was started later', async () => {
    const database = await openModelCopy();
    const code = (await loadEmbarqueCodes(database)).sign(claims);
    expect((await loadEmbarqueCodes(database)).read(code)).toEqual(read);
    await database.close();
  });

  it('is signed by a new key a day after it was published, and the earlier codes stay readable', async () => {
    const database = await openModelCopy();
    const codes = await loadEmbarqueCodes(database);
    const another = await loadEmbarqueCodes(database);
    const old = codes.sign(claims);
    expect(await rotateEmbarqueKey(database)).toMatchObject({ id: '2' });
    // One that waits for its time is enough.
    expect(await rotateEmbarqueKey(database)).toBeNull();
    await Promise.all([codes.refresh(), another.refresh()]);
    expect(codes.publicKeys.map(({ id }) => id)).toEqual(['1', '2']);
    expect(another.read(codes.sign(claims))?.chave).toBe('1');

    await sql`update chave_embarque set assina_desde = now() where id = 'embarque-2'`.execute(database.db);
    await Promise.all([codes.refresh(), another.refresh()]);
    expect(another.read(codes.sign(claims))).toEqual({ ...claims, chave: '2' });
    expect(another.read(old)).toEqual({ ...claims, chave: '1' });
    expect(another.read(codes.sign(claims).replace(/.{4}$/, 'AAAA'))).toBeNull();
    await database.close();
  });
});
