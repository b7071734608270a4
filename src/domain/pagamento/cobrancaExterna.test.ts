import type { SituacaoCobrancaExterna } from '../wire/pagamento/cobrancaExterna';
import { isCobrancaAberta, linkWhatsapp, textoDaCobranca } from './cobrancaExterna';
import { mensagemFimCartao } from './esperaCartao';

describe('a charge outside the shop', () => {
  it.each<[SituacaoCobrancaExterna, boolean]>([
    ['criando', true],
    ['aberta', true],
    ['encerrando', true],
    ['paga', false],
    ['devolvida', false],
    ['recusada', false],
    ['expirada', false],
    ['cancelada', false],
  ])('that is %s may still be paid: %s', (situacao, aberta) => expect(isCobrancaAberta(situacao)).toBe(aberta));

  it('is sent with order, amount and time, and with nothing about the person', () => {
    const texto = textoDaCobranca(
      'K7M2QX',
      { url: 'https://pagar.test/a?b=1&c=2', valorCentavos: 129_620 },
      '10:35',
      'Itapê',
    );
    expect(texto).toBe(
      'Itapê: para pagar o pedido K7M2QX (R$ 1.296,20) com cartão, abra https://pagar.test/a?b=1&c=2 até as 10:35.',
    );
  });

  it('arrives in WhatsApp as it was written, its own address included', () => {
    const texto = textoDaCobranca(
      'K7M2QX',
      { url: 'https://pagar.test/a?b=1&c=2#d', valorCentavos: 500 },
      '10:35',
      'Itapê',
    );
    const link = new URL(linkWhatsapp(texto));
    expect(link.host).toBe('wa.me');
    expect(link.pathname).toBe('/');
    expect(link.searchParams.get('text')).toBe(texto);
    expect([...link.searchParams.keys()]).toEqual(['text']);
  });
});

describe('the end of a card payment without a ticket', () => {
  it.each([
    ['pago_sem_poltrona', /não aparece na sua fatura/],
    ['estorno_em_processamento', /está voltando para o seu cartão/],
    ['estornado', /voltou para o seu cartão/],
    ['cancelado', /foi cancelado/],
    ['reserva_expirada', /Nada foi cobrado/],
    ['pagamento_expirado', /Nada foi cobrado/],
  ] as const)('as %s says what became of the money', (situacao, words) => {
    expect(mensagemFimCartao(situacao)).toMatch(words);
  });
});
