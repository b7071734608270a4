import { type Acao, stateAfter } from '../../../tests/support/openStore';
import type { MemoriaDaPorta } from '../../domain/bilhetes/porta';
import {
  bilheteEmbarcado,
  chavesLoaded,
  codigoJulgado,
  filaEnviada,
  portaCleared,
  portaOpened,
  selectEmbarque,
  semValidadeLoaded,
  viagemDaPortaSet,
} from './embarque';

const after = (...acoes: Acao[]) => selectEmbarque(stateAfter(...acoes));
const chave = { id: 'k1', publica: 'x' } as never;
const lido = (bilheteId: string, poltrona = 5) =>
  bilheteEmbarcado({
    bilheteId,
    poltrona,
    iniciais: 'AS',
    codigo: `ITP1-${bilheteId}`,
    lidoEm: '2026-12-01T08:00:00Z',
  });

describe('boarding', () => {
  it('shows each verdict as a new one, also where two codes read alike', () => {
    const once = after(codigoJulgado({ veredito: 'invalido' }));
    const twice = after(codigoJulgado({ veredito: 'invalido' }), codigoJulgado({ veredito: 'invalido' }));
    expect([once.resultado?.n, twice.resultado?.n]).toEqual([1, 2]);
  });

  it('keeps of a traveller seat and initials alone, and the code until the server has it', () => {
    const { lidos, fila } = after(lido('b1'));
    expect(lidos).toEqual({ b1: { poltrona: 5, iniciais: 'AS', lidoEm: '2026-12-01T08:00:00Z' } });
    expect(fila).toEqual([{ codigo: 'ITP1-b1', lidoEm: '2026-12-01T08:00:00Z' }]);
  });

  it('loses no reading that came while others were being sent', () => {
    const { fila, lidos } = after(lido('b1'), lido('b2'), lido('b3'), filaEnviada(['ITP1-b1', 'ITP1-b2']));
    expect(fila.map(({ codigo }) => codigo)).toEqual(['ITP1-b3']);
    expect(Object.keys(lidos)).toEqual(['b1', 'b2', 'b3']);
    expect(after(lido('b1'), filaEnviada(['ITP1-b9'])).fila).toHaveLength(1);
  });

  it('begins anew without the travellers of the trip before, and with the keys, which belong to no trip', () => {
    const state = after(
      viagemDaPortaSet({ id: '100', dia: '2026-12-01', hora: '08:00' }),
      chavesLoaded([chave]),
      semValidadeLoaded(['b9']),
      lido('b1'),
      codigoJulgado({ veredito: 'pode' }),
      portaCleared({ desde: 7 }),
    );
    expect(state).toEqual({
      viagem: null,
      lidos: {},
      semValidade: [],
      carga: [],
      fila: [],
      chaves: [chave],
      desde: 7,
      resultado: null,
    });
  });

  it('goes on where a closed page had left it, without the verdict of that time', () => {
    const memoria: MemoriaDaPorta = {
      viagem: { id: '100', dia: null, hora: null },
      lidos: { b1: { poltrona: 5, iniciais: 'AS', lidoEm: '2026-12-01T08:00:00Z' } },
      semValidade: [],
      fila: [],
      chaves: [],
      desde: 7,
    };
    expect(after(codigoJulgado({ veredito: 'pode' }), portaOpened(memoria))).toEqual({ ...memoria, resultado: null });
  });
});
