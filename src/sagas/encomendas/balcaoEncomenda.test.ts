import { failed, offline, refused, succeeded } from '../../../tests/support/builders';
import { balcaoEm, CODIGO, cotacao } from '../../../tests/bodies/encomendaBodies';
import { signedInFlow } from '../../../tests/support/signedInFlow';
import { startWorkflow } from '../../../tests/support/startWorkflow';
import { SEM_CONEXAO } from '../../domain/base/falhas';
import type { HttpRequest, HttpResult } from '../../services/ports';
import { selectSubmission } from '../../store/submissions';
import { balcaoEncomenda } from './balcaoEncomenda';

const { volumes, pesos, linhas, totalCentavos } = cotacao;
const price = { pesos, linhas, totalCentavos };
const recebimento = { volumes, totalCentavos, meio: 'dinheiro' as const };

function opened(reply: (request: HttpRequest) => HttpResult<unknown>) {
  const sent: HttpRequest[] = [];
  let keys = 0;
  const answer = (request: HttpRequest) => {
    sent.push(request);
    return reply(request);
  };
  const at = `POST /Agencia/Encomendas/${CODIGO}`;
  const app = startWorkflow([signedInFlow(), balcaoEncomenda], {
    random: { uuid: () => `chave-${(keys += 1)}` },
    replies: { [`${at}/Pesagem`]: answer, [`${at}/Recebimento`]: answer, [`${at}/Eventos`]: answer },
  });
  app.emit('BalcaoEncomendasAberto');
  return {
    ...app,
    sent,
    frete: () => app.state().balcaoEncomenda?.frete,
    passo: () => selectSubmission(app.state(), 'balcaoEncomenda'),
  };
}

describe('the counter for parcels', () => {
  it('leads to the parcel of a code', () => {
    const { emit, ports } = opened(() => succeeded(null));
    emit('EncomendaProcurada', { codigo: CODIGO });
    expect(ports.navigation.path).toBe(`/encomendas?balcao=${CODIGO}`);
  });

  it('weighs, and forgets the price as soon as a measure is typed anew', async () => {
    const { emit, settle, sent, passo, frete } = opened(() => succeeded(price));
    emit('EncomendaPesada', { codigo: CODIGO, volumes });
    await settle();
    expect(sent[0]?.body).toEqual({ volumes });
    expect(passo()).toEqual({ phase: 'idle' });
    expect(frete()).toEqual(price);
    emit('VolumesMudados');
    expect(frete()).toBeNull();
  });

  it('takes the money once, however often the same is sent', async () => {
    const replies = [offline(), succeeded(balcaoEm('postada'))];
    const { emit, settle, sent, passo } = opened(() => replies.shift() ?? succeeded(null));
    emit('EncomendaRecebida', { codigo: CODIGO, recebimento });
    await settle();
    expect(passo()).toEqual({ phase: 'refused', acao: null, erros: [{ mensagem: SEM_CONEXAO }] });
    emit('EncomendaRecebida', { codigo: CODIGO, recebimento });
    await settle();
    expect(passo()).toEqual({ phase: 'done', acao: null, valor: null });
    expect(sent.map(({ idempotencyKey }) => idempotencyKey)).toEqual(['chave-1', 'chave-1']);
  });

  it('says what the server refuses, and gives another step another key', async () => {
    const { emit, settle, sent, passo } = opened(() => refused(409, 'Outra pessoa acabou de registrar.'));
    emit('EncomendaMovida', { codigo: CODIGO, evento: { situacao: 'chegou' } });
    await settle();
    expect(passo()).toEqual({
      phase: 'refused',
      acao: null,
      erros: [{ mensagem: 'Outra pessoa acabou de registrar.' }],
    });
    emit('EncomendaMovida', { codigo: CODIGO, evento: { situacao: 'extraviada', motivo: 'Sumiu' } });
    await settle();
    expect(sent.map(({ idempotencyKey }) => idempotencyKey)).toEqual(['chave-1', 'chave-2']);
  });

  it('says why a parcel could not be weighed, and weighs it again', async () => {
    const replies = [refused(409, 'Ela já foi postada.'), succeeded(price)];
    const { emit, settle, passo, frete } = opened(() => replies.shift() ?? succeeded(price));
    emit('EncomendaPesada', { codigo: CODIGO, volumes });
    await settle();
    expect(passo()).toMatchObject({ phase: 'refused', erros: [{ mensagem: 'Ela já foi postada.' }] });
    expect(frete()).toBeNull();
    emit('EncomendaPesada', { codigo: CODIGO, volumes });
    await settle();
    expect(passo()).toEqual({ phase: 'idle' });
    expect(frete()).toEqual(price);
  });

  it('asks for another weighing once a step was refused', async () => {
    const replies = [succeeded(price), refused(409, 'O valor mudou.')];
    const { emit, settle, frete } = opened(() => replies.shift() ?? succeeded(null));
    emit('EncomendaPesada', { codigo: CODIGO, volumes });
    await settle();
    emit('EncomendaRecebida', { codigo: CODIGO, recebimento });
    await settle();
    expect(frete()).toBeNull();
  });

  it('ends the session of a clerk whose identity was refused', async () => {
    const { emit, settle, passo, state } = opened(() => failed({ kind: 'identity', codigo: 'TOKEN_INVALIDO' }));
    emit('EncomendaMovida', { codigo: CODIGO, evento: { situacao: 'chegou' } });
    await settle();
    expect(passo()).toEqual({ phase: 'idle' });
    expect(state().sessao.login.phase).toBe('anonymous');
  });
});
