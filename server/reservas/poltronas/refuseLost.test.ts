import { inLanguage } from '../../platform/language/language';
import { refuseLost, type LostPoltronas } from './refuseLost';

const parte = (fields: Partial<LostPoltronas> = {}): LostPoltronas => ({
  viagemId: '100',
  perdidas: [],
  proprias: [],
  trocas: [],
  ...fields,
});
const refusal = (parts: readonly LostPoltronas[]): unknown => {
  try {
    refuseLost(parts);
    return null;
  } catch (error) {
    return error;
  }
};

describe('seats that are not free', () => {
  it('are no refusal where none is', () => {
    expect(refusal([])).toBeNull();
    expect(refusal([parte(), parte({ viagemId: '200' })])).toBeNull();
  });

  it('are named in words: one, and several of all parts', () => {
    expect(refusal([parte({ perdidas: [7] })])).toMatchObject({
      status: 409,
      erros: [{ codigo: 'POLTRONA_OCUPADA', mensagem: 'A poltrona 7 já foi ocupada.' }],
    });
    expect(refusal([parte({ perdidas: [7, 8] }), parte({ viagemId: '200', perdidas: [12] })])).toMatchObject({
      erros: [{ codigo: 'POLTRONA_OCUPADA', mensagem: 'Poltronas já ocupadas: 7, 8, 12.' }],
    });
  });

  it.each([
    ['pt-BR', 'Você já reservou a poltrona 7, em outra aba ou em outro aparelho.'],
    ['en', 'You already hold seat 7, in another tab or on another device.'],
    ['es', 'Ya reservó el asiento 7, en otra pestaña o en otro dispositivo.'],
  ] as const)('say in %s which of them the buyer holds already', (language, mensagem) => {
    const refused = inLanguage(language, () => refusal([parte({ perdidas: [7, 8], proprias: [7] })]));
    expect(refused).toMatchObject({
      erros: [{ codigo: 'POLTRONA_OCUPADA' }, { codigo: 'POLTRONA_JA_RESERVADA', mensagem }],
      extra: {
        poltronas: [
          { viagemId: '100', numero: 7, propria: true },
          { viagemId: '100', numero: 8 },
        ],
      },
    });
  });
});
