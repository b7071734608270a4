import { offline, refused, succeeded } from '../../../tests/support/builders';
import { balcaoEm, CODIGO, cotacao } from '../../../tests/bodies/encomendaBodies';
import { startWorkflow } from '../../../tests/support/startWorkflow';
import { SEM_CONEXAO } from '../../domain/compra/falhas';
import type { HttpRequest, HttpResult } from '../../services/ports';
import { balcaoEncomenda } from './balcaoEncomenda';

const { volumes, pesos, linhas, totalCentavos } = cotacao;
const frete = { pesos, linhas, totalCentavos };
const recebimento = { volumes, totalCentavos, meio: 'dinheiro' as const };

function opened(reply: (request: HttpRequest) => HttpResult<unknown>) {
  const sent: HttpRequest[] = [];
  let keys = 0;
  const answer = (request: HttpRequest) => {
    sent.push(request);
    return reply(request);
  };
  const at = `POST /Agencia/Encomendas/${CODIGO}`;
  const app = startWorkflow(balcaoEncomenda, {
    random: { uuid: () => `chave-${(keys += 1)}` },
    replies: { [`${at}/Pesagem`]: answer, [`${at}/Recebimento`]: answer, [`${at}/Eventos`]: answer },
  });
  app.emit('BalcaoEncomendasAberto');
  return { ...app, sent, balcao: () => app.state().balcaoEncomenda };
}

describe('the counter for parcels', () => {
  it('leads to the parcel of a code', () => {
    const { emit, ports } = opened(() => succeeded(null));
    emit('EncomendaProcurada', { codigo: CODIGO });
    expect(ports.navigation.path).toBe(`/encomendas?balcao=${CODIGO}`);
  });

  it('weighs, and forgets the price as soon as a measure is typed anew', async () => {
    const { emit, settle, sent, balcao } = opened(() => succeeded(frete));
    emit('EncomendaPesada', { codigo: CODIGO, volumes });
    await settle();
    expect(sent[0]?.body).toEqual({ volumes });
    expect(balcao()).toEqual({ passo: { phase: 'idle' }, frete });
    emit('VolumesMudados');
    expect(balcao()?.frete).toBeNull();
  });

  it('takes the money once, however often the same is sent', async () => {
    const replies = [offline(), succeeded(balcaoEm('postada'))];
    const { emit, settle, sent, balcao } = opened(() => replies.shift() ?? succeeded(null));
    emit('EncomendaRecebida', { codigo: CODIGO, recebimento });
    await settle();
    expect(balcao()?.passo).toEqual({ phase: 'refused', erro: SEM_CONEXAO });
    emit('EncomendaRecebida', { codigo: CODIGO, recebimento });
    await settle();
    expect(balcao()?.passo).toEqual({ phase: 'done' });
    expect(sent.map(({ idempotencyKey }) => idempotencyKey)).toEqual(['chave-1', 'chave-1']);
  });

  it('says what the server refuses, and gives another step another key', async () => {
    const { emit, settle, sent, balcao } = opened(() => refused(409, 'Outra pessoa acabou de registrar.'));
    emit('EncomendaMovida', { codigo: CODIGO, evento: { situacao: 'chegou' } });
    await settle();
    expect(balcao()?.passo).toEqual({ phase: 'refused', erro: 'Outra pessoa acabou de registrar.' });
    emit('EncomendaMovida', { codigo: CODIGO, evento: { situacao: 'extraviada', motivo: 'Sumiu' } });
    await settle();
    expect(sent.map(({ idempotencyKey }) => idempotencyKey)).toEqual(['chave-1', 'chave-2']);
  });
});
