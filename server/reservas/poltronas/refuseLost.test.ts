import { refuseLost, type LostPoltronas } from './refuseLost';

const parte = (fields: Partial<LostPoltronas> = {}): LostPoltronas => ({
  viagemId: '100',
  perdidas: [],
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

describe('seats that somebody else has', () => {
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
});
