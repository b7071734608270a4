import { offline, refused, succeeded } from '../../../tests/support/builders';
import { startWorkflow } from '../../../tests/support/startWorkflow';
import { cotacao, prePostada, rio, tiete } from '../../../tests/bodies/encomendaBodies';
import { SEM_CONEXAO } from '../../domain/base/falhas';
import type { DadosCotacao, DadosFiscais, DadosPartes } from '../../domain/encomendas/formularioEncomenda';
import type { HttpRequest, HttpResult } from '../../services/ports';
import { selectSubmission } from '../../store/submissions';
import { enviarEncomenda } from './enviarEncomenda';

const dados: DadosCotacao = {
  origem: { texto: 'São Paulo', lugar: tiete },
  destino: { texto: 'Rio', lugar: rio },
  volumes: [{ peso: '4,2', comprimento: '40', largura: '30', altura: '25' }],
  valor: 50_000,
};
const pessoa = {
  nome: 'Ana Clara Souza',
  tipo: 'cpf',
  numero: '529.982.247-25',
  celular: '(11) 98765-4321',
  email: '',
};
const partes: DadosPartes = { remetente: pessoa, destinatario: { ...pessoa, email: ' bento@itape.test ' } };
const fiscal: DadosFiscais = {
  tipo: 'declaracao',
  chave: '',
  itens: [{ descricao: ' Livros ', quantidade: '6', valor: 4_000 }],
};

function opened(reply: (request: HttpRequest) => HttpResult<unknown>) {
  const sent: HttpRequest[] = [];
  let keys = 0;
  const answer = (request: HttpRequest) => {
    sent.push(request);
    return reply(request);
  };
  const app = startWorkflow(enviarEncomenda, {
    random: { uuid: () => `chave-${(keys += 1)}` },
    replies: { 'POST /Encomendas/Cotacao': answer, 'POST /Encomendas': answer },
  });
  app.emit('EncomendasAbertas');
  const send = async () => {
    app.emit('EncomendaEnviada', { cotacaoId: cotacao.id, partes, fiscal, ciencia: true });
    await app.settle();
  };
  return {
    ...app,
    sent,
    send,
    cotada: () => selectSubmission(app.state(), 'cotacaoEncomenda'),
    envio: () => selectSubmission(app.state(), 'encomenda'),
  };
}

describe('sending a parcel', () => {
  it('asks what it costs in grams, centimetres and centavos', async () => {
    const { emit, settle, sent, cotada } = opened(() => succeeded(cotacao));
    emit('EncomendaCotada', { dados });
    await settle();
    expect(sent[0]?.body).toEqual({
      localidadeOrigem: '1',
      localidadeDestino: '4',
      valorDeclaradoCentavos: 50_000,
      volumes: [{ pesoGramas: 4_200, comprimentoCm: 40, larguraCm: 30, alturaCm: 25 }],
    });
    expect(cotada()).toEqual({ phase: 'done', acao: null, valor: cotacao });
  });

  it('leads from step to step, and from the last to the parcel without a way back into the form', async () => {
    const { emit, send, sent, envio, ports } = opened(() => succeeded(prePostada));
    emit('EtapaEncomendaConcluida', { proxima: 'pessoas' });
    expect(ports.navigation.path).toBe('/encomendas?etapa=pessoas');
    await send();
    expect(sent[0]).toMatchObject({
      idempotencyKey: 'chave-1',
      body: {
        cotacaoId: cotacao.id,
        remetente: { documento: { tipo: 'cpf', numero: '52998224725' }, celular: '+5511987654321' },
        destinatario: { email: 'bento@itape.test' },
        fiscal: { tipo: 'declaracao', itens: [{ descricao: 'Livros', quantidade: 6, valorCentavos: 4_000 }] },
      },
    });
    expect(envio()).toEqual({ phase: 'done', acao: null, valor: prePostada });
    expect(ports.navigation.path).toBe(`/encomendas?etapa=pronta&codigo=${prePostada.codigo}`);
  });

  it('says why it was refused, and is one parcel however often the same words are sent', async () => {
    const replies = [offline(), refused(409, 'COTACAO_VENCIDA'), succeeded(prePostada)];
    const { send, sent, envio } = opened(() => replies.shift() ?? succeeded(prePostada));
    await send();
    expect(envio()).toEqual({ phase: 'refused', acao: null, erros: [{ mensagem: SEM_CONEXAO }] });
    await send();
    expect(envio().phase).toBe('refused');
    await send();
    expect(envio().phase).toBe('done');
    expect(sent.map(({ idempotencyKey }) => idempotencyKey)).toEqual(['chave-1', 'chave-1', 'chave-1']);
  });

  it('begins anew when the page is left', async () => {
    const { emit, settle, cotada, envio } = opened(() => succeeded(cotacao));
    emit('EncomendaCotada', { dados });
    await settle();
    emit('EncomendasFechadas');
    emit('EncomendasAbertas');
    expect([cotada(), envio()]).toEqual([{ phase: 'idle' }, { phase: 'idle' }]);
  });

  it('begins with a quote for another parcel, which is one of its own though it is alike', async () => {
    const { emit, send, sent, cotada, envio, ports } = opened(() => succeeded(prePostada));
    await send();
    emit('NovaEncomendaPedida');
    expect([cotada(), envio()]).toEqual([{ phase: 'idle' }, { phase: 'idle' }]);
    expect(ports.navigation.path).toBe('/encomendas');
    await send();
    expect(sent.map(({ idempotencyKey }) => idempotencyKey)).toEqual(['chave-1', 'chave-2']);
  });

  it('says why there is no price, keeps the page, and asks again', async () => {
    const replies = [refused(409, 'Não há viagem neste trecho.'), offline(), succeeded(cotacao)];
    const { emit, settle, cotada, ports } = opened(() => replies.shift() ?? offline());
    const before = ports.navigation.path;
    const ask = async () => {
      emit('EncomendaCotada', { dados });
      await settle();
      return cotada();
    };
    expect(await ask()).toMatchObject({ erros: [{ mensagem: 'Não há viagem neste trecho.' }] });
    expect(await ask()).toMatchObject({ erros: [{ mensagem: SEM_CONEXAO }] });
    expect((await ask()).phase).toBe('done');
    expect(ports.navigation.path).toBe(before);
  });

  it('forgets a refused parcel with another quote', async () => {
    const { emit, settle, send, envio } = opened(({ path }) =>
      path === '/Encomendas' ? refused(409, 'A cotação venceu.') : succeeded(cotacao),
    );
    await send();
    expect(envio().phase).toBe('refused');
    emit('EncomendaCotada', { dados });
    await settle();
    expect(envio()).toEqual({ phase: 'idle' });
  });
});
