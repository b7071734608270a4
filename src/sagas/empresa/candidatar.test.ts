import { failed, offline, succeeded } from '../../../tests/support/builders';
import { arquivos } from '../../../tests/support/curriculos';
import { signedInFlow } from '../../../tests/support/signedInFlow';
import { startWorkflow } from '../../../tests/support/startWorkflow';
import type { DadosCandidatura } from '../../domain/empresa/candidatura';
import { SEM_CONEXAO } from '../../domain/base/falhas';
import type { NovaCandidatura } from '../../domain/wire/empresa/candidaturas';
import type { HttpRequest, HttpResult } from '../../services/ports';
import { selectSubmission } from '../../store/submissions';
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
const curriculo = { nome: 'cv.pdf', conteudo: Buffer.from(arquivos.pdf).toString('base64') };
const recebida = succeeded({ protocolo: 'K7Q2-MP4X', apagarEm: '2027-05-21' });

function opened(reply: (request: HttpRequest) => HttpResult<unknown>) {
  const sent: HttpRequest[] = [];
  let keys = 0;
  const app = startWorkflow([signedInFlow(), candidatar], {
    random: { uuid: () => `chave-${(keys += 1)}` },
    replies: {
      'POST /Candidaturas': (request) => {
        sent.push(request);
        return reply(request);
      },
    },
  });
  app.emit('CandidaturaAberta');
  const send = async (mais: Partial<DadosCandidatura> = {}) => {
    app.emit('CandidaturaEnviada', { dados: { ...dados, ...mais }, vagaId: 'v1', curriculo });
    await app.settle();
  };
  return { ...app, sent, send, envio: () => selectSubmission(app.state(), 'candidatura') };
}

describe('applying', () => {
  it('sends all in one piece, and tells the protocol and the day of its end', async () => {
    const { send, sent, envio } = opened(() => recebida);
    expect(envio()).toEqual({ phase: 'idle' });
    await send();
    expect(sent[0]?.body).toMatchObject({
      vagaId: 'v1',
      celular: '+5521987654321',
      curriculo,
    } satisfies Partial<NovaCandidatura>);
    expect(sent[0]?.timeoutMs).toBeGreaterThan(60_000);
    expect(envio()).toEqual({
      phase: 'done',
      acao: null,
      valor: { protocolo: 'K7Q2-MP4X', ate: '2027-05-21' },
    });
  });

  it('keeps the key of the same words after a lost answer, and takes another for others', async () => {
    const replies = [offline(), offline(), recebida];
    const { send, sent, envio } = opened(() => replies.shift() ?? recebida);
    await send();
    expect(envio()).toEqual({ phase: 'refused', acao: null, erros: [{ mensagem: SEM_CONEXAO }] });
    await send();
    await send({ cidade: 'Maricá' });
    expect(sent.map(({ idempotencyKey }) => idempotencyKey)).toEqual(['chave-1', 'chave-1', 'chave-2']);
  });

  it('tells a refusal in the server’s words', async () => {
    const mensagem = 'Esta vaga já foi encerrada.';
    const { send, envio } = opened(() =>
      failed({ kind: 'refused', status: 409, erros: [{ codigo: 'VAGA_ENCERRADA', mensagem }] }),
    );
    await send();
    expect(envio()).toEqual({ phase: 'refused', acao: null, erros: [{ mensagem }] });
  });

  it('begins anew each time the page is opened', async () => {
    const { send, emit, settle, envio } = opened(() => recebida);
    await send();
    emit('CandidaturaFechada');
    emit('CandidaturaAberta');
    await settle();
    expect(envio()).toEqual({ phase: 'idle' });
  });

  it('aborts the upload when the page is left, and shows a form that can be sent when it is opened again', async () => {
    const { send, emit, settle, sent, envio } = opened(() => new Promise(() => undefined) as never);
    await send();
    await send({ cidade: 'Maricá' });
    expect(envio()).toEqual({ phase: 'sending', acao: null });
    expect(sent).toHaveLength(1);
    emit('CandidaturaFechada');
    await settle();
    expect(envio()).toEqual({ phase: 'idle' });
  });

  it('ends the session where the identity was refused', async () => {
    const { send, envio, state } = opened(() => failed({ kind: 'identity', codigo: 'TOKEN_INVALIDO' }));
    await send();
    expect(envio()).toEqual({ phase: 'idle' });
    expect(state().sessao.login.phase).toBe('anonymous');
  });
});
