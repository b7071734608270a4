import { generateKeyPairSync } from 'node:crypto';
import { openDatabase } from '../database/openDatabase';
import { migrate } from '../database/migrate';
import { createBoardingCodes, loadBoardingCodes } from './boardingKey';

const claims = { bilheteId: '0197c0de-0000-7000-8000-000000000001', viagemId: '100012345', poltrona: 12 };
const codes = createBoardingCodes(generateKeyPairSync('ed25519').privateKey);

describe('the boarding code', () => {
  it('tells ticket, coach and seat to who knows the key', () => {
    expect(codes.read(codes.sign(claims))).toEqual(claims);
  });

  it('is refused once anything in it is changed', () => {
    const code = codes.sign(claims);
    const [prefix, body, signature] = code.split('.');
    const otherSeat = codes.sign({ ...claims, poltrona: 13 }).split('.')[1];
    const forged = [
      `${prefix}.${otherSeat}.${signature}`,
      `IT2.${body}.${signature}`,
      `${code}.x`,
      code.slice(0, -4),
      '',
      'IT1..',
    ];
    for (const text of forged) expect(codes.read(text)).toBeNull();
  });

  it('is refused when somebody else signed it', () => {
    const stranger = createBoardingCodes(generateKeyPairSync('ed25519').privateKey);
    expect(codes.read(stranger.sign(claims))).toBeNull();
  });

  it('is read by a server that was started later', async () => {
    const database = await openDatabase({ memory: true });
    await migrate(database);
    const code = (await loadBoardingCodes(database)).sign(claims);
    expect((await loadBoardingCodes(database)).read(code)).toEqual(claims);
    await database.close();
  });
});
