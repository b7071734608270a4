import { umaIniciacao } from '../../../tests/support/umaIniciacao';
import { bancosMostrados, enderecoDaIniciacao, iniciacaoDaPagina, isAberta, leituraIniciacao } from './iniciacaoPix';

const bancos = [
  { id: 'a', nome: 'Banco Aurora' },
  { id: 'i', nome: 'Cooperativa Ipê' },
  { id: 'n', nome: 'Nimbo' },
];
const ID = '11111111-1111-4111-8111-111111111111';

describe('the banks to choose from', () => {
  it('have the last one of this device first, and else the order of the list', () => {
    expect(bancosMostrados(bancos, '', 'n').map(({ id }) => id)).toEqual(['n', 'a', 'i']);
    expect(bancosMostrados(bancos, '', 'gone').map(({ id }) => id)).toEqual(['a', 'i', 'n']);
  });

  it('are found by a part of their name, with or without accents', () => {
    expect(bancosMostrados(bancos, 'IPE', 'n').map(({ id }) => id)).toEqual(['i']);
    expect(bancosMostrados(bancos, 'xyz', null)).toEqual([]);
  });
});

describe('the address of a payment in the app of a bank', () => {
  it('names the payment, and is read back', () => {
    const endereco = enderecoDaIniciacao('p1', ID);
    expect(endereco).toBe(`/pagamento-pix?pedido=p1&iniciacao=${ID}`);
    expect(iniciacaoDaPagina(endereco.split('?')[1] ?? '')).toBe(ID);
  });

  it.each(['', 'iniciacao=', 'iniciacao=../../Conta', `iniciacao=${ID}/x`])('names none: %s', (search) => {
    expect(iniciacaoDaPagina(search)).toBeNull();
  });
});

describe('what a bank decided', () => {
  it('is open until the money is sent, refused or the time is over', () => {
    const all = ['aguardando', 'autorizada', 'paga', 'recusada', 'cancelada', 'expirada'] as const;
    expect(all.filter(isAberta)).toEqual(['aguardando', 'autorizada']);
  });

  it('says that nothing was charged wherever no money moved, and only there', () => {
    const texts = (['recusada', 'cancelada', 'expirada', 'aguardando', 'autorizada', 'paga'] as const).map((situacao) =>
      leituraIniciacao(umaIniciacao({ situacao })).texto.includes('Nada foi cobrado'),
    );
    expect(texts).toEqual([true, true, true, false, false, false]);
  });

  it('names the bank and its reason', () => {
    expect(leituraIniciacao(umaIniciacao({ situacao: 'recusada', motivo: 'saldo' }))).toMatchObject({
      kind: 'warning',
      titulo: 'Banco Aurora não fez o pagamento',
      texto: expect.stringMatching(/^Não há saldo nessa conta\./),
    });
    expect(leituraIniciacao(null).titulo).toContain('Estamos conferindo');
  });
});
