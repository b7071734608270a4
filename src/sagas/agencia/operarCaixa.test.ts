import { failed, offline, succeeded } from '../../../tests/support/builders';
import { signedInFlow } from '../../../tests/support/signedInFlow';
import { startWorkflow } from '../../../tests/support/startWorkflow';
import type { AcaoCaixa } from '../../domain/agencia/caixa/acoes';
import { ENDERECO_CAIXA, enderecoContagem, enderecoRelatorio } from '../../domain/agencia/caixa/enderecos';
import { SEM_CONEXAO } from '../../domain/base/falhas';
import type { HttpRequest, HttpResult } from '../../services/ports';
import { selectSubmission } from '../../store/submissions';
import { baixarFechamento } from './baixarFechamento';
import { filtrarFechamentos } from './filtrarFechamentos';
import { operarCaixa } from './operarCaixa';

const ID = 'c1';
const sangria = { tipo: 'sangria', id: ID, valorCentavos: 500, motivo: ' cofre ' } as const;

function started(reply: (request: HttpRequest) => HttpResult<unknown>, path: string = ENDERECO_CAIXA) {
  const sent: HttpRequest[] = [];
  let keys = 0;
  const answer = (request: HttpRequest) => {
    sent.push(request);
    return reply(request);
  };
  const app = startWorkflow([signedInFlow(), operarCaixa], {
    random: { uuid: () => `chave-${(keys += 1)}` },
    replies: {
      'POST /Agencia/Caixas': answer,
      'DELETE /Agencia/Caixas/c1/Pausa': answer,
      'POST /Agencia/Caixas/c1/Pausa': answer,
      'POST /Agencia/Caixas/c1/Movimentos': answer,
      'POST /Agencia/Caixas/c1/Contagem': answer,
      'POST /Agencia/Caixas/c1/Fechamento': answer,
      'POST /Agencia/Caixas/c1/Conferencia': answer,
    },
  });
  app.ports.navigation.path = path;
  const act = async (acao: AcaoCaixa) => {
    app.emit('AcaoCaixaEnviada', { acao });
    await app.settle();
  };
  return { ...app, act, sent, comando: () => selectSubmission(app.state(), 'caixa') };
}

describe('working with a till', () => {
  it('asks the server for each thing in its words, and says when it is done', async () => {
    const { act, sent, state } = started(() => succeeded({}));
    await act({ tipo: 'abrir', fundoCentavos: 10_000 });
    await act(sangria);
    await act({ tipo: 'contar', id: ID, cedulas: [{ valorCentavos: 5_000, quantidade: 2 }] });
    await act({ tipo: 'devolver', id: ID, contagemId: 'n1', nota: ' conte de novo ' });
    expect(sent.map(({ body }) => body)).toEqual([
      { fundoCentavos: 10_000 },
      { tipo: 'sangria', valorCentavos: 500, motivo: 'cofre' },
      { cedulas: [{ valorCentavos: 5_000, quantidade: 2 }] },
      { decisao: 'devolvido', contagemId: 'n1', nota: 'conte de novo' },
    ]);
    expect(state().interface.toasts.map(({ texto }) => texto)).toContain('Sangria registrada.');
  });

  it('keeps the key of the same thing after a lost answer, and takes another for the next one like it', async () => {
    const replies = [offline(), succeeded({}), succeeded({})];
    const { act, sent, comando } = started(() => replies.shift() ?? succeeded({}));
    await act(sangria);
    expect(comando()).toEqual({ phase: 'refused', acao: 'sangria', erros: [{ mensagem: SEM_CONEXAO }] });
    await act(sangria);
    await act(sangria);
    expect(sent.map(({ idempotencyKey }) => idempotencyKey)).toEqual(['chave-1', 'chave-1', 'chave-2']);
  });

  it('tells a refusal in the server’s words until it was read', async () => {
    const mensagem = 'Não há esse valor em dinheiro na gaveta.';
    const refusal = failed({ kind: 'refused', status: 409, erros: [{ codigo: 'CAIXA_SEM_DINHEIRO', mensagem }] });
    const { act, comando, emit, settle } = started(() => refusal);
    await act(sangria);
    expect(comando()).toEqual({ phase: 'refused', acao: 'sangria', erros: [{ mensagem }] });
    emit('AcaoCaixaDispensada');
    await settle();
    expect(comando()).toEqual({ phase: 'idle' });
  });

  it('leads from the count to the report once closed, and back to the till where selling goes on', async () => {
    const close = started(() => succeeded({}), enderecoContagem(ID));
    await close.act({ tipo: 'fechar', id: ID, contagemId: 'n1', nota: '' });
    expect(close.ports.navigation.path).toBe(enderecoRelatorio(ID));
    const resume = started(() => succeeded({}), enderecoContagem(ID));
    await resume.act({ tipo: 'retomar', id: ID });
    expect(resume.ports.navigation.path).toBe(ENDERECO_CAIXA);
  });

  it.each<AcaoCaixa>([
    { tipo: 'fechar', id: ID, contagemId: 'n1', nota: '' },
    { tipo: 'retomar', id: ID },
  ])('stays at the count where %j was refused', async (acao) => {
    const refusal = { codigo: 'CONTAGEM_ANTIGA', mensagem: 'O caixa mudou desde a contagem.' };
    const app = started(() => failed({ kind: 'refused', status: 409, erros: [refusal] }), enderecoContagem(ID));
    await app.act(acao);
    expect(app.ports.navigation.path).toBe(enderecoContagem(ID));
  });
});

describe('a till action that does not come to its end', () => {
  it('ends the session where the identity was refused, and holds no button', async () => {
    const { act, comando, state } = started(() => failed({ kind: 'identity', codigo: 'TOKEN_INVALIDO' }));
    await act(sangria);
    expect(comando()).toEqual({ phase: 'idle' });
    expect(state().sessao.login.phase).toBe('anonymous');
  });

  it('is given up with the session, and the next person begins with a key of their own', async () => {
    const pending: ((result: HttpResult<unknown>) => void)[] = [];
    const { act, comando, emit, settle, ports, state } = started(
      () => new Promise((resolve) => pending.push(resolve)) as never,
    );
    await act(sangria);
    await act(sangria);
    expect(comando()).toEqual({ phase: 'sending', acao: 'sangria' });
    expect(pending).toHaveLength(1);
    emit('SessaoEncerrada', { motivo: 'pedida' });
    pending[0]?.(succeeded({}));
    await settle();
    expect(comando()).toEqual({ phase: 'idle' });
    expect(state().interface.toasts).toEqual([]);
    await act(sangria);
    const keys = jest.mocked(ports.http.request).mock.calls.map(([{ idempotencyKey }]) => idempotencyKey);
    expect(keys).toEqual(['chave-1', 'chave-2']);
  });
});

describe('the history of tills', () => {
  it('stands in the address, and gives its reports as files', async () => {
    const app = startWorkflow(filtrarFechamentos, {});
    app.emit('FechamentosFiltrados', { filtro: { estado: 'fechado', pagina: '1' } });
    await app.settle();
    expect(app.ports.navigation.path).toBe(`${ENDERECO_CAIXA}?aba=historico&estado=fechado`);
    app.emit('FechamentosFiltrados', { filtro: null });
    await app.settle();
    expect(app.ports.navigation.path).toBe(ENDERECO_CAIXA);
  });

  it.each([
    ['csv', 'Csv'],
    ['pdf', 'Pdf'],
  ] as const)('says where a report (%s) could not be had', async (formato, path) => {
    const paths: string[] = [];
    const app = startWorkflow(baixarFechamento, {
      files: {
        save: async (path, nome) => {
          paths.push(`${path} ${nome}`);
          return offline();
        },
      },
    });
    app.emit('FechamentoPedido', { id: ID, numero: 7, formato });
    await app.settle();
    expect(paths).toEqual([`/Agencia/RelatorioFechamento/c1/${path} itape-caixa-7.${formato}`]);
    expect(app.state().interface.toasts).toMatchObject([{ tone: 'danger' }]);
  });
});
