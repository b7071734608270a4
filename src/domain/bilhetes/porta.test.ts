import { isPortaEsquecida, judgeEmbarque, type MemoriaDaPorta } from './porta';
import type { ClaimsEmbarque } from './embarque';

const claims: ClaimsEmbarque = {
  bilheteId: 'b1',
  viagemId: '100',
  poltrona: 5,
  origem: '1',
  destino: '2',
  dia: '2026-12-01',
  hora: '08:00',
  iniciais: 'AS',
  emitidoEm: '2026-11-21T12:00:00.000Z',
  chave: '1',
};
const viagem = { id: '100', dia: null, hora: null };
const porta: MemoriaDaPorta = { viagem, lidos: {}, semValidade: [], fila: [], chaves: [], desde: 0 };

describe('the door', () => {
  it('lets a ticket of its trip in, once', () => {
    expect(judgeEmbarque(claims, porta)).toEqual({ veredito: 'pode', claims });
    const lidoEm = '2026-12-01T10:50:00.000Z';
    const lidos = { b1: { poltrona: 5, iniciais: 'AS', lidoEm } };
    expect(judgeEmbarque(claims, { ...porta, lidos })).toEqual({ veredito: 'ja_lido', claims, lidoEm });
  });

  it('takes the trip of its first ticket', () => {
    expect(judgeEmbarque(claims, { ...porta, viagem: null }).veredito).toBe('pode');
  });

  it('refuses a ticket of another trip, and one that was cancelled', () => {
    expect(judgeEmbarque({ ...claims, viagemId: '101' }, porta).veredito).toBe('outra_viagem');
    expect(judgeEmbarque(claims, { ...porta, semValidade: ['b1'] }).veredito).toBe('sem_validade');
  });

  it('says of a cancelled ticket that it is void, even when it was read before', () => {
    const lidos = { b1: { poltrona: 5, iniciais: 'AS', lidoEm: '2026-12-01T10:50:00.000Z' } };
    expect(judgeEmbarque(claims, { ...porta, lidos, semValidade: ['b1'] }).veredito).toBe('sem_validade');
  });

  it('forgets two days after its boarding began', () => {
    expect(isPortaEsquecida(porta, 2 * 86_400_000)).toBe(false);
    expect(isPortaEsquecida(porta, 2 * 86_400_000 + 1)).toBe(true);
  });
});
