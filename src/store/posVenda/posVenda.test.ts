import { type Acao, stateAfter } from '../../../tests/support/openStore';
import {
  escolhaMade,
  posVendaAsked,
  posVendaClosed,
  posVendaDone,
  posVendaFailed,
  previaShown,
  selectPosVenda,
  selectPosVendaOpen,
} from './posVenda';

const after = (...acoes: Acao[]) => selectPosVenda(stateAfter(...acoes));
const asked = (acao: 'cancelar' | 'remarcar' | 'transferir' = 'remarcar') => posVendaAsked({ acao, bilheteId: 'b1' });
const remarcacao = (acerto: object | null = null) =>
  previaShown({ acao: 'remarcar', previa: { acerto } as never, escolha: null });
const escolha = (poltrona: number) => ({
  viagemId: '100',
  localidadeOrigem: '1',
  localidadeDestino: '2',
  poltrona,
});

describe('a change of a ticket', () => {
  it('is open from the question to its end', () => {
    const open = (...acoes: Acao[]) => selectPosVendaOpen(stateAfter(...acoes));
    expect([open(), open(asked()), open(asked(), remarcacao()), open(asked(), posVendaClosed())]).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });

  it('keeps its ticket through preview, failure and end', () => {
    for (const acao of [
      remarcacao(),
      posVendaFailed('Sem conexão.'),
      posVendaDone({ acao: 'remarcar', resultado: {} as never }),
    ]) {
      expect(after(asked(), acao)).toMatchObject({ bilheteId: 'b1', acao: 'remarcar' });
    }
  });

  it('says why it failed only while it is open: an answer after the closing is dropped', () => {
    expect(after(asked('cancelar'), posVendaFailed('Sem conexão.'))).toEqual({
      phase: 'failed',
      acao: 'cancelar',
      bilheteId: 'b1',
      aviso: 'Sem conexão.',
    });
    expect(after(asked(), posVendaClosed(), posVendaFailed('Sem conexão.'))).toEqual({ phase: 'closed' });
  });

  it('drops the price of another seat as one is chosen, so that nobody confirms a price of something else', () => {
    const state = after(asked(), remarcacao({ diferencaCentavos: 500 }), escolhaMade(escolha(7)));
    expect(state).toMatchObject({ phase: 'ready', escolha: { poltrona: 7 }, previa: { acerto: null } });
  });

  it.each<[string, Acao[]]>([
    ['before its preview', [asked()]],
    ['where it is a cancellation', [asked('cancelar'), previaShown({ acao: 'cancelar', previa: {} as never })]],
    ['once it was given up', [asked(), remarcacao(), posVendaClosed()]],
  ])('has no seat to choose %s', (_, acoes) => {
    expect(after(...acoes, escolhaMade(escolha(7)))).toEqual(after(...acoes));
  });
});
