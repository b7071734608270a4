import { failed, offline, succeeded } from '../../tests/support/builders';
import { arquivos } from '../../tests/support/curriculos';
import { startWorkflow } from '../../tests/support/startWorkflow';
import type { DadosCandidatura } from '../domain/candidatura';
import { mensagensCurriculo } from '../domain/curriculo';
import { SEM_CONEXAO } from '../domain/falhas';
import type { NovaCandidatura } from '../domain/wire/candidaturas';
import type { HttpRequest, HttpResult } from '../services/ports';
import { candidatar } from './candidatar';

const dados: DadosCandidatura = {
  area: 'atendimento',
  nome: 'Bento Araújo',
  email: 'bento@itape.test',
  celular: '(21) 98765-4321',
  cidade: 'Niterói',
  mensagem: '',
  consentimento: true,
};
const file = (bytes: Uint8Array, nome = 'cv.pdf') => new File([bytes as BlobPart], nome, { lastModified: 1 });
const recebida = succeeded({ protocolo: 'K7Q2-MP4X', apagarEm: '2027-05-21' });

function opened(reply: (request: HttpRequest) => HttpResult<unknown>) {
  const sent: HttpRequest[] = [];
  let keys = 0;
  const app = startWorkflow(candidatar, {
    random: { uuid: () => `chave-${(keys += 1)}` },
    replies: {
      'POST /Candidaturas': (request) => {
        sent.push(request);
        return reply(request);
      },
    },
  });
  app.emit('CandidaturaAberta');
  const send = async (curriculo: File, mais: Partial<DadosCandidatura> = {}) => {
    app.emit('CandidaturaEnviada', { dados: { ...dados, ...mais }, vagaId: 'v1', curriculo });
    // Reading a file is the machine's own time, not the clock's.
    await new Promise((resolve) => setTimeout(resolve, 30));
    await app.settle();
  };
  return { ...app, sent, send, envio: () => app.state().envios?.candidatura };
}

describe('applying', () => {
  it('sends all in one piece, and tells the protocol and the day of its end', async () => {
    const { send, sent, envio } = opened(() => recebida);
    expect(envio()).toEqual({ phase: 'idle' });
    await send(file(arquivos.pdf));
    expect(sent[0]?.body).toMatchObject({
      vagaId: 'v1',
      celular: '+5521987654321',
      curriculo: { nome: 'cv.pdf', conteudo: Buffer.from(arquivos.pdf).toString('base64') },
    } satisfies Partial<NovaCandidatura>);
    expect(sent[0]?.timeoutMs).toBeGreaterThan(60_000);
    expect(envio()).toEqual({ phase: 'done', protocolo: 'K7Q2-MP4X', ate: '2027-05-21' });
  });

  it('looks into the file before it travels', async () => {
    const { send, sent, envio } = opened(() => recebida);
    await send(file(arquivos.exe));
    expect(envio()).toEqual({ phase: 'refused', erro: mensagensCurriculo.tipo });
    await send(file(arquivos.vazio));
    expect(envio()).toEqual({ phase: 'refused', erro: mensagensCurriculo.vazio });
    expect(sent).toEqual([]);
    await send(file(arquivos.docx, 'cv.docx'));
    expect(envio()?.phase).toBe('done');
  });

  it('says so when the file is not there any more', async () => {
    const { send, envio } = opened(() => recebida);
    const gone = file(arquivos.pdf);
    gone.arrayBuffer = () => Promise.reject(new Error('NotReadableError'));
    await send(gone);
    expect(envio()).toEqual({ phase: 'refused', erro: 'Não conseguimos ler o arquivo. Remova e escolha de novo.' });
  });

  it('keeps the key of the same words after a lost answer, and takes another for others', async () => {
    const replies = [offline(), offline(), recebida];
    const { send, sent, envio } = opened(() => replies.shift() ?? recebida);
    await send(file(arquivos.pdf));
    expect(envio()).toEqual({ phase: 'refused', erro: SEM_CONEXAO });
    await send(file(arquivos.pdf));
    await send(file(arquivos.pdf), { cidade: 'Maricá' });
    expect(sent.map(({ idempotencyKey }) => idempotencyKey)).toEqual(['chave-1', 'chave-1', 'chave-2']);
  });

  it('tells a refusal in the server’s words', async () => {
    const mensagem = 'Esta vaga já foi encerrada.';
    const { send, envio } = opened(() =>
      failed({ kind: 'refused', status: 409, erros: [{ codigo: 'VAGA_ENCERRADA', mensagem }] }),
    );
    await send(file(arquivos.pdf));
    expect(envio()).toEqual({ phase: 'refused', erro: mensagem });
  });

  it('begins anew each time the page is opened', async () => {
    const { send, emit, settle, envio } = opened(() => recebida);
    await send(file(arquivos.pdf));
    emit('CandidaturaFechada');
    emit('CandidaturaAberta');
    await settle();
    expect(envio()).toEqual({ phase: 'idle' });
  });
});
