import { stateAfter, type Acao } from '../../../tests/support/openStore';
import { compraForgotten } from '../compra/compraSlice';
import { becameAnonymous } from '../sessao/sessao';
import { cpfProcurado, selectAgencia } from './agencia';
import { dinheiroTaken, dinheiroTried, meioChosen, selectBalcao } from './balcao';
import { selectSenhaAEntregar, senhaForgotten, senhaReceived } from './operadores';

const balcao = (...acoes: Acao[]) => selectBalcao(stateAfter(...acoes));
const tentativa = { chave: 'chave-1', corpo: '{"recebidoCentavos":12000}' };
const venda = { pedidoId: 'p1', recebidoCentavos: 12_000, trocoCentavos: 750 };

describe('a sale at the counter', () => {
  it('begins with cash', () => expect(balcao()).toEqual({ meio: 'dinheiro', tentativa: null, venda: null }));

  it('keeps the key of its payment until it was answered, so that a repeat is the same payment', () => {
    expect(balcao(dinheiroTried(tentativa)).tentativa).toEqual(tentativa);
    expect(balcao(dinheiroTried(tentativa), dinheiroTaken(venda))).toEqual({
      meio: 'dinheiro',
      tentativa: null,
      venda,
    });
  });

  it('shows the change of the last sale while the next payment is tried', () => {
    const next = { chave: 'chave-2', corpo: '{}' };
    expect(balcao(dinheiroTaken(venda), dinheiroTried(next))).toMatchObject({ venda, tentativa: next });
  });

  it('leaves nothing of a customer to the next one', () => {
    expect(balcao(meioChosen('pix'), dinheiroTried(tentativa), dinheiroTaken(venda), compraForgotten())).toEqual(
      balcao(),
    );
  });
});

it('a temporary password is seen until it was handed over, or the session ended', () => {
  const senha = { nome: 'Bruno Lima', email: 'bruno@itape.test', senhaTemporaria: 'temp1234' };
  const shown = (...acoes: Acao[]) => selectSenhaAEntregar(stateAfter(senhaReceived(senha), ...acoes));
  expect(shown()).toEqual(senha);
  expect([shown(senhaForgotten()), shown(becameAnonymous({ epoca: 1 } as never))]).toEqual([null, null]);
});

it('the CPF of a search is the last one, or none', () => {
  expect(selectAgencia(stateAfter(cpfProcurado('52998224725'))).cpf).toBe('52998224725');
  expect(selectAgencia(stateAfter(cpfProcurado('52998224725'), cpfProcurado(null))).cpf).toBeNull();
});
