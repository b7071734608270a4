import { stateAfter as after } from '../../../tests/support/openStore';
import { umaCotacao } from '../../../tests/support/viagemBuilders';
import { compraForgotten, pedidoOpened } from './compraSlice';
import {
  cotacaoArrived,
  cotacaoAsked,
  cotacaoFailed,
  cupomDropped,
  cupomGiven,
  descontoGiven,
  seguroChosen,
  selectCotacao,
  selectCotacaoDe,
} from './cotacao';

const desconto = { tipo: 'valor', centavos: 500 } as never;
const recusa = (campo: string, mensagem: string) => ({ codigo: 'X', mensagem, campo });
const arrived = (recusas: ReturnType<typeof recusa>[] = [], reservaId = 'r1') =>
  cotacaoArrived({ reservaId, cotacao: umaCotacao({ recusas }) });

describe('a coupon', () => {
  it('that was refused is not asked for again, and its reason stays', () => {
    const { cupom, cupomRecusado } = selectCotacao(
      after(cupomGiven('FERIAS'), arrived([recusa('cupom', 'Esgotado.')])),
    );
    expect([cupom, cupomRecusado]).toEqual([null, 'Esgotado.']);
  });

  it('survives the refusal of something else', () => {
    const state = after(cupomGiven('FERIAS'), arrived([recusa('passageiros.0.beneficio', 'Sem vaga.')]));
    expect(selectCotacao(state)).toMatchObject({ cupom: 'FERIAS', cupomRecusado: null });
  });

  it('typed anew or taken away forgets the refusal before', () => {
    const refused = [cupomGiven('FERIAS'), arrived([recusa('cupom', 'Esgotado.')])] as const;
    expect(selectCotacao(after(...refused, cupomGiven('OUTRO')))).toMatchObject({
      cupom: 'OUTRO',
      cupomRecusado: null,
    });
    expect(selectCotacao(after(...refused, cupomDropped()))).toMatchObject({ cupom: null, cupomRecusado: null });
  });
});

describe('the operator’s discount', () => {
  it('above the limit is dropped with its reason', () => {
    const state = after(descontoGiven(desconto), arrived([recusa('descontoBalcao', 'Acima do seu limite.')]));
    expect(selectCotacao(state)).toMatchObject({ desconto: null, descontoRecusado: 'Acima do seu limite.' });
  });

  it('belongs to one customer: the next purchase begins without it, though coupon and insurance stay', () => {
    const state = after(
      cupomGiven('FERIAS'),
      seguroChosen(true),
      descontoGiven(desconto),
      pedidoOpened({ trechos: [], pedidoId: 'p1' }),
    );
    expect(selectCotacao(state)).toMatchObject({ desconto: null, cupom: 'FERIAS', seguro: true });
  });
});

describe('the price', () => {
  it('is that of its hold alone', () => {
    const state = after(arrived([], 'r1'));
    expect(selectCotacaoDe(state, 'r1')).not.toBeNull();
    expect([selectCotacaoDe(state, 'r2'), selectCotacaoDe(state, null)]).toEqual([null, null]);
    expect(selectCotacaoDe(after(), null)).toBeNull();
  });

  it('that could not be asked for anew keeps the last one, marked as such', () => {
    const state = after(arrived(), cotacaoAsked(), cotacaoFailed());
    expect(selectCotacao(state).phase).toBe('falhou');
    expect(selectCotacaoDe(state, 'r1')).not.toBeNull();
    expect(selectCotacao(after(cotacaoAsked(), cotacaoFailed(), arrived())).phase).toBe('parada');
  });

  it('is forgotten with the purchase, coupon and insurance too', () => {
    const state = after(cupomGiven('FERIAS'), seguroChosen(true), arrived(), compraForgotten());
    expect(selectCotacao(state)).toEqual(selectCotacao(after()));
  });
});
