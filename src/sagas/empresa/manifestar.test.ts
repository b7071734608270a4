import { offline, overLimit, succeeded } from '../../../tests/support/builders';
import { startWorkflow } from '../../../tests/support/startWorkflow';
import { SEM_CONEXAO } from '../../domain/base/falhas';
import { grupoVazio } from '../../domain/empresa/grupo/viagemEmGrupo';
import { manifestacaoVazia } from '../../domain/empresa/manifestacao';
import type { HttpRequest } from '../../services/ports';
import { selectSubmission } from '../../store/submissions';
import { manifestar } from './manifestar';
import { procurarAjuda } from './procurarAjuda';

const dados = {
  ...manifestacaoVazia,
  tipo: 'reclamacao',
  nome: 'Bento Araújo',
  email: 'bento@itape.test',
  mensagem: 'O ar-condicionado não funcionou.',
};

describe('writing to the company', () => {
  it('gets a protocol; a letter whose answer was lost is sent again as the same', async () => {
    const sent: HttpRequest[] = [];
    const replies = [offline(), overLimit(20), succeeded({ protocolo: 'K7Q2-MP4X', prazo: '2026-12-01' })];
    let keys = 0;
    const app = startWorkflow(manifestar, {
      random: { uuid: () => `chave-${(keys += 1)}` },
      replies: {
        'POST /Manifestacoes': (request) => {
          sent.push(request);
          return replies.shift() ?? offline();
        },
      },
    });
    const envio = () => selectSubmission(app.state(), 'manifestacao');
    app.emit('ManifestacaoAberta');
    app.emit('ManifestacaoEnviada', { dados });
    await app.settle();
    expect(envio()).toEqual({ phase: 'refused', acao: null, erros: [{ mensagem: SEM_CONEXAO }] });

    app.emit('ManifestacaoEnviada', { dados });
    await app.settle();
    expect(envio()).toEqual({
      phase: 'refused',
      acao: null,
      erros: [{ mensagem: 'Muitas tentativas em pouco tempo. Tente de novo em 20 segundos.' }],
    });

    app.emit('ManifestacaoEnviada', { dados });
    await app.settle();
    expect(envio()).toEqual({
      phase: 'done',
      acao: null,
      valor: { protocolo: 'K7Q2-MP4X', ate: '2026-12-01' },
    });
    expect(sent.map(({ idempotencyKey }) => idempotencyKey)).toEqual(['chave-1', 'chave-1', 'chave-1']);
    expect(sent[0]?.body).toEqual({
      tipo: 'reclamacao',
      nome: dados.nome,
      email: dados.email,
      mensagem: dados.mensagem,
    });

    app.emit('ManifestacaoFechada');
    app.emit('ManifestacaoAberta');
    await app.settle();
    expect(envio()).toEqual({ phase: 'idle' });
  });
});

describe('looking something up in the help', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  const typed = async (path: string, ...texts: string[]) => {
    const app = startWorkflow(procurarAjuda);
    app.ports.navigation.path = path;
    for (const texto of texts) app.emit('AjudaProcurada', { texto });
    await app.settle();
    return app;
  };

  it('asks for the trip of a group at its own address, and repeats what was not answered as the same', async () => {
    const sent: HttpRequest[] = [];
    const replies = [offline(), succeeded({ protocolo: 'R3TN-8WZD', prazo: '2026-12-01' })];
    const app = startWorkflow(manifestar, {
      random: { uuid: () => `chave-${sent.length}` },
      replies: {
        'POST /Grupos': (request) => {
          sent.push(request);
          return replies.shift() ?? offline();
        },
      },
    });
    const grupo = { ...grupoVazio, origem: 'Campinas', destino: 'Aparecida', dataIda: '10/12/2026', pessoas: '40' };
    app.emit('ManifestacaoAberta');
    app.emit('GrupoPedido', { dados: grupo });
    await app.settle();
    app.emit('GrupoPedido', { dados: grupo });
    await app.settle();
    expect(selectSubmission(app.state(), 'manifestacao')).toMatchObject({ valor: { protocolo: 'R3TN-8WZD' } });
    expect(sent.map(({ idempotencyKey }) => idempotencyKey)).toEqual(['chave-0', 'chave-0']);
    expect(sent[0]?.body).toMatchObject({ origem: 'Campinas', dataIda: '2026-12-10', pessoas: 40 });
  });

  it('stands in the address once the typing rests', async () => {
    const { ports, settle } = await typed('/atendimento-ajuda', 'b', 'ba', 'bagagem');
    jest.advanceTimersByTime(399);
    await settle();
    expect(ports.navigation.replace).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    await settle();
    expect(ports.navigation.replace).toHaveBeenCalledTimes(1);
    expect(ports.navigation.path).toBe('/atendimento-ajuda?busca=bagagem');
  });

  it('is written before a person leaves for an article they found', async () => {
    const { ports, emit, settle } = await typed('/atendimento-ajuda', 'bagagem');
    emit('AjudaEscolhida');
    expect(ports.navigation.path).toBe('/atendimento-ajuda?busca=bagagem');
    ports.navigation.path = '/atendimento-ajuda?artigo=bagagem';
    jest.advanceTimersByTime(1000);
    await settle();
    expect(ports.navigation.replace).toHaveBeenCalledTimes(1);
  });

  it.each(['/home', '/atendimento-ajuda?artigo=bagagem', '/atendimento-ajuda?canal=protocolo'])(
    'leaves whoever went on to %s where they are',
    async (path) => {
      const { ports, settle } = await typed(path, 'bagagem');
      jest.advanceTimersByTime(1000);
      await settle();
      expect(ports.navigation.path).toBe(path);
    },
  );
});
