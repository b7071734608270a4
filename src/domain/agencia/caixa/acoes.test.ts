import { type AcaoCaixa, type AcaoOperador, chamadaDoCaixa, chamadaDoOperador } from './acoes';
import { operadorVazio } from './operador';

const id = 'c1';
const contagemId = 'n1';

describe('an action on a till is asked for', () => {
  it.each<[AcaoCaixa, string, object | undefined]>([
    [{ tipo: 'abrir', fundoCentavos: 10_000 }, 'POST /Agencia/Caixas', { fundoCentavos: 10_000 }],
    [{ tipo: 'pausar', id }, 'POST /Agencia/Caixas/c1/Pausa', undefined],
    [{ tipo: 'retomar', id }, 'DELETE /Agencia/Caixas/c1/Pausa', undefined],
    [
      { tipo: 'sangria', id, valorCentavos: 5_000, motivo: '  cofre ' },
      'POST /Agencia/Caixas/c1/Movimentos',
      { tipo: 'sangria', valorCentavos: 5_000, motivo: 'cofre' },
    ],
    [
      { tipo: 'suprimento', id, valorCentavos: 700, motivo: 'troco' },
      'POST /Agencia/Caixas/c1/Movimentos',
      { tipo: 'suprimento', valorCentavos: 700, motivo: 'troco' },
    ],
    [
      { tipo: 'contar', id, cedulas: [{ valorCentavos: 100, quantidade: 3 }] },
      'POST /Agencia/Caixas/c1/Contagem',
      { cedulas: [{ valorCentavos: 100, quantidade: 3 }] },
    ],
    [
      { tipo: 'fechar', id, contagemId, nota: ' faltou troco ' },
      'POST /Agencia/Caixas/c1/Fechamento',
      { contagemId, nota: 'faltou troco' },
    ],
    [
      { tipo: 'conferir', id, contagemId, nota: '' },
      'POST /Agencia/Caixas/c1/Conferencia',
      { decisao: 'conferido', contagemId, nota: '' },
    ],
    [
      { tipo: 'devolver', id, contagemId, nota: 'reconte ' },
      'POST /Agencia/Caixas/c1/Conferencia',
      { decisao: 'devolvido', contagemId, nota: 'reconte' },
    ],
  ])('%j by %s', (acao, route, body) => {
    const chamada = chamadaDoCaixa(acao);
    expect(`${chamada.method} ${chamada.path}`).toBe(route);
    expect(chamada.body).toEqual(body);
  });
});

describe('an action on an operator is asked for', () => {
  const edicao = { versao: 3, papel: 'responsavel' as const };

  it.each<[AcaoOperador, string, object | undefined]>([
    [
      { tipo: 'criar', dados: { ...operadorVazio, nome: ' Lia Souza ', email: ' lia@itape.test ', comissao: '3,5' } },
      'POST /Agencia/Operadores',
      {
        nome: 'Lia Souza',
        email: 'lia@itape.test',
        papel: 'operador',
        limiteCaixaCentavos: 0,
        limiteDescontoPontos: 0,
        comissaoPontos: 350,
      },
    ],
    [{ tipo: 'editar', id: 'o1', edicao } as AcaoOperador, 'PUT /Agencia/Operadores/o1', edicao],
    [{ tipo: 'bloquear', id: 'o1' }, 'POST /Agencia/Operadores/o1/Bloqueio', undefined],
    [{ tipo: 'desbloquear', id: 'o1' }, 'DELETE /Agencia/Operadores/o1/Bloqueio', undefined],
    [{ tipo: 'redefinir', id: 'o1' }, 'POST /Agencia/Operadores/o1/Acesso', undefined],
    [
      { tipo: 'direito', email: ' lia@itape.test ', operacao: true },
      'PUT /Agencia/Operadores/Direitos',
      { email: 'lia@itape.test', operacao: true },
    ],
  ])('%j by %s', (acao, route, body) => {
    const chamada = chamadaDoOperador(acao);
    expect(`${chamada.method} ${chamada.path}`).toBe(route);
    expect(chamada.body).toEqual(body);
  });
});
