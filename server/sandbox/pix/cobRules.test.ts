import { getPixPayloadInfo, isValidPixPayload } from '@brazilian-utils/brazilian-utils';
import { buildBrCode } from './cobRules';

/** CRC16-CCITT-FALSE, written again from the standard: an oracle of its own for the library. */
function crc16(text: string): string {
  let crc = 0xffff;
  for (const byte of Buffer.from(text, 'ascii')) {
    crc ^= byte << 8;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc & 0x8000 ? (crc << 1) ^ 0x1021 : crc << 1) & 0xffff;
  }
  return crc.toString(16).toUpperCase().padStart(4, '0');
}

describe('BR Code', () => {
  it('has the CRC of the standard', () => {
    expect(crc16('123456789')).toBe('29B1');
    const { pixCopiaECola } = buildBrCode('93598be00bd0499783181776a1d8a992');
    expect(crc16(pixCopiaECola.slice(0, -4))).toBe(pixCopiaECola.slice(-4));
  });

  it('is told from a broken one by a golden vector [PX16]', () => {
    const golden =
      '00020101021226770014BR.GOV.BCB.PIX2555pix.example.com/qr/93598be0-1bd0-4997-8318-81776a1d8a99' +
      '5204000053039865802BR5907EMPRESA6009SAO PAULO62070503***6304EEAB';
    expect(isValidPixPayload(golden)).toBe(true);
    expect(isValidPixPayload(golden.replace('EMPRESA', 'EMPRESB'))).toBe(false);
  });

  it('is dynamic: it leads to the charge and names no amount', () => {
    const { location, pixCopiaECola } = buildBrCode('93598be00bd0499783181776a1d8a992');
    expect(location).not.toContain('://');
    expect(getPixPayloadInfo(pixCopiaECola)).toMatchObject({ pointOfInitiation: 'dynamic', url: location });
    expect(pixCopiaECola).toMatch(/^000201010212/);
    expect(pixCopiaECola).toMatch(/5204000053039865802BR/);
  });
});
