import { toCartaoDoPedido, toPagamentoCartao } from './cartaoView';
import { mensagensCartao, mensagensRecusa } from './cartaoMessages';
import type { AttemptRow } from './tentativaCartaoRepository';

const umaTentativa = (fields: Partial<AttemptRow> = {}): AttemptRow =>
  ({
    situacao: 'autorizando',
    motivo: null,
    destino: 'vender',
    tipo: 'credito',
    parcelas: 3,
    valor_centavos: 11_250,
    bandeira: 'visa',
    final4: '1111',
    desafio_url: null,
    desafio_ate: null,
    nonce: 'n1',
    desafioRestanteMs: 0,
    ...fields,
  }) as AttemptRow;

describe('a payment by card as its person sees it', () => {
  it.each([
    ['criada', 'em_analise', mensagensCartao.em_analise],
    ['autorizando', 'em_analise', mensagensCartao.em_analise],
    ['autorizada', 'aprovado', mensagensCartao.aprovado],
    ['capturada', 'aprovado', mensagensCartao.aprovado],
    ['abandonada', 'recusado', mensagensCartao.abandonado],
    ['recusada', 'recusado', mensagensRecusa.negada],
    ['cancelada', 'recusado', mensagensRecusa.negada],
  ] as const)('that is %s is %s', (situacao, vista, mensagem) => {
    expect(toPagamentoCartao(umaTentativa({ situacao }))).toMatchObject({ situacao: vista, mensagem });
  });

  it.each(Object.keys(mensagensRecusa) as (keyof typeof mensagensRecusa)[])(
    'that was refused for %s says so, and that nothing was charged',
    (motivo) => {
      const { mensagem } = toPagamentoCartao(umaTentativa({ situacao: 'recusada', motivo }));
      expect(mensagem).toBe(mensagensRecusa[motivo]);
      expect(mensagem).toMatch(/Nada foi cobrado|será cancelada sozinha/);
    },
  );

  it.each(['autorizada', 'capturada'] as const)(
    'whose money goes back does not approve the order, though it was %s',
    (situacao) => {
      expect(toPagamentoCartao(umaTentativa({ situacao, destino: 'devolver' }))).toMatchObject({
        situacao: 'recusado',
        mensagem: mensagensRecusa.encerrado,
      });
    },
  );

  it('goes to the bank’s page while the bank asks, and only then', () => {
    const asked = { desafio_url: 'https://acs.test/1', desafio_ate: new Date('2026-11-21T15:05:00Z') };
    const desafio = { url: 'https://acs.test/1', nonce: 'n1', expiraEm: '2026-11-21T15:05:00.000Z', restanteMs: 9_000 };
    expect(toPagamentoCartao(umaTentativa({ situacao: 'desafio', ...asked, desafioRestanteMs: 9_000 }))).toMatchObject({
      situacao: 'desafio',
      mensagem: mensagensCartao.desafio,
      desafio,
    });
    expect(toPagamentoCartao(umaTentativa({ situacao: 'autorizando', ...asked })).desafio).toBeNull();
    expect(toPagamentoCartao(umaTentativa({ situacao: 'desafio' })).desafio).toBeNull();
  });

  it('knows of the card its brand and last digits, and nothing more', () => {
    const pagamento = toPagamentoCartao(umaTentativa());
    expect([pagamento.bandeira, pagamento.final4]).toEqual(['Visa', '1111']);
    expect(toPagamentoCartao(umaTentativa({ bandeira: null, final4: null }))).toMatchObject({
      bandeira: null,
      final4: null,
    });
    expect(Object.keys(pagamento)).not.toContain('token');
  });
});

describe('the instalments of an order', () => {
  it('add up to its total, whatever remains', () => {
    for (const total of [1, 999, 11_251, 100_003]) {
      for (const { parcelas, valorCentavos, primeiraCentavos } of toCartaoDoPedido(total, undefined).opcoes)
        expect(primeiraCentavos + valorCentavos * (parcelas - 1)).toBe(total);
    }
  });

  it('are one at least, however small the order is, and twelve at most', () => {
    expect(toCartaoDoPedido(100, undefined).opcoes.map(({ parcelas }) => parcelas)).toEqual([1]);
    expect(toCartaoDoPedido(1_000_000, undefined).opcoes).toHaveLength(12);
  });

  it('come with the last attempt, where there was one', () => {
    expect(toCartaoDoPedido(11_250, undefined).pagamento).toBeNull();
    expect(toCartaoDoPedido(11_250, umaTentativa()).pagamento).toMatchObject({ situacao: 'em_analise' });
  });
});
