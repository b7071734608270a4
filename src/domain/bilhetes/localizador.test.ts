import fc from 'fast-check';
import { ALFABETO_LOCALIZADOR, isLocalizador, normalizeLocalizador, toLocalizador } from './localizador';

describe('localizador', () => {
  it('is six unmistakable characters from any random bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 24, maxLength: 24 }), (bytes) => {
        const localizador = toLocalizador(bytes);
        expect(localizador === null || isLocalizador(localizador)).toBe(true);
      }),
    );
  });

  it('favours no letter', () => {
    const counts = new Map<string, number>();
    for (let byte = 0; byte < 256; byte += 1) {
      const letter = toLocalizador(new Uint8Array(6).fill(byte))?.[0];
      if (letter) counts.set(letter, (counts.get(letter) ?? 0) + 1);
    }
    expect(counts.size).toBe(ALFABETO_LOCALIZADOR.length);
    expect(new Set(counts.values()).size).toBe(1);
  });

  it('asks for more bytes rather than give a short one', () => {
    expect(toLocalizador(new Uint8Array(5))).toBeNull();
    expect(toLocalizador(new Uint8Array(24).fill(255))).toBeNull();
  });

  it.each(['k7q2mp', ' K7Q2MP ', 'K7Q 2MP', 'k7q-2mp'])('is read from %j as it is kept', (text) => {
    expect(normalizeLocalizador(text)).toBe('K7Q2MP');
  });

  it.each(['ABC23', 'ABC2345', 'ABC10O', 'abc234'])('refuses %p', (text) => {
    expect(isLocalizador(text)).toBe(false);
  });
});
