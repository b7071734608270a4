import fc from 'fast-check';
import { umCartaoDoPedido, umDesafio } from '../../../tests/support/cartaoBuilders';
import { type Acao, stateAfter } from '../../../tests/support/openStore';
import { opcoesParcelas } from '../../domain/pagamento/cartao';
import {
  cartaoApproved,
  cartaoClosed,
  cartaoConferindo,
  cartaoDelayed,
  cartaoOpened,
  cartaoReady,
  cartaoRuledOut,
  cartaoUnanswered,
  desafioShown,
  formShown,
  pagamentoSent,
  parcelasChosen,
  pedidoRepriced,
  selectCartao,
  tokenAsked,
} from './cartao';

const campos = { origem: 'https://cartao.test', campos: 'https://cartao.test/campos' };
const opened = cartaoOpened({ pedidoId: 'p1', nonce: 'abc' });
const priced = (totalCentavos: number) => umCartaoDoPedido({ totalCentavos, opcoes: opcoesParcelas(totalCentavos) });
const ready = cartaoReady({ campos, pedido: priced(12_000) });
const after = (...acoes: Acao[]) => selectCartao(stateAfter(opened, ready, formShown(null), ...acoes));

describe('the instalments of a card', () => {
  it('stay as chosen where the new price still allows them', () => {
    expect(after(parcelasChosen(3), pedidoRepriced(priced(9_000))).parcelas).toBe(3);
  });

  it('fall back to one where it does not, so that nothing is sent that nobody offered', () => {
    const { parcelas, totalCentavos } = after(parcelasChosen(12), pedidoRepriced(priced(2_000)));
    expect([parcelas, totalCentavos]).toEqual([1, 2_000]);
  });

  it('are always among those of the price on screen, whatever it was before', () => {
    const change = fc.oneof(
      fc.integer({ min: 1, max: 12 }).map((count) => ({ count })),
      fc.integer({ min: 1, max: 20_000 }).map((total) => ({ total })),
    );
    fc.assert(
      fc.property(fc.array(change, { maxLength: 12 }), (changes) => {
        let total = 12_000;
        const acoes = changes.flatMap((one): Acao[] => {
          if ('total' in one) return [pedidoRepriced(priced((total = one.total)))];
          return opcoesParcelas(total).some(({ parcelas }) => parcelas === one.count)
            ? [parcelasChosen(one.count)]
            : [];
        });
        const { parcelas, opcoes, totalCentavos } = after(...acoes);
        expect(totalCentavos).toBe(total);
        expect(opcoes.map((opcao) => opcao.parcelas)).toContain(parcelas);
      }),
      // Each run opens a store.
      { numRuns: 30 },
    );
  });
});

describe('a card payment', () => {
  const sent = pagamentoSent({ bandeira: 'visa', final4: '1111' });
  const challenge = desafioShown({ desafio: umDesafio(), fim: 300 });

  it('asks for one token at a time, each anew, and forgets the last refusal with it', () => {
    const state = after(formShown('Cartão recusado.'), tokenAsked(), formShown('De novo.'), tokenAsked());
    expect(state).toMatchObject({ phase: 'tokenizing', asked: 2, aviso: null });
  });

  it('that the bank refuses comes back to the fields with the reason and without the challenge', () => {
    const state = after(tokenAsked(), sent, challenge, cartaoConferindo(), formShown('O banco não aprovou.'));
    expect(state).toMatchObject({ phase: 'form', desafio: null, conferindo: false, aviso: 'O banco não aprovou.' });
  });

  it.each<[string, Acao, string, string | null]>([
    ['is approved', cartaoApproved(), 'approved', null],
    ['is late', cartaoDelayed('Esperando o banco.'), 'checking', 'Esperando o banco.'],
    ['has no answer', cartaoUnanswered('Sem resposta.'), 'failed', 'Sem resposta.'],
    ['is over', cartaoRuledOut('O tempo acabou.'), 'over', 'O tempo acabou.'],
  ])('that %s is no longer being asked about', (_, acao, phase, aviso) => {
    expect(after(tokenAsked(), sent, cartaoConferindo(), acao)).toMatchObject({ phase, aviso, conferindo: false });
  });

  it('knows of the card what is printed on a receipt, and nothing of it after it is closed', () => {
    expect(after(tokenAsked(), sent).cartao).toEqual({ bandeira: 'visa', final4: '1111' });
    const closed = after(tokenAsked(), sent, challenge, cartaoClosed());
    expect(closed).toMatchObject({
      phase: 'closed',
      pedidoId: null,
      cartao: null,
      desafio: null,
      asked: 0,
      parcelas: 1,
    });
  });

  it('of another order begins without anything of the last one', () => {
    const state = after(parcelasChosen(3), tokenAsked(), sent, cartaoOpened({ pedidoId: 'p2', nonce: 'def' }));
    expect(state).toMatchObject({
      phase: 'opening',
      pedidoId: 'p2',
      nonce: 'def',
      parcelas: 1,
      cartao: null,
      opcoes: [],
    });
  });
});
