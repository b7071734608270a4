import { failed, offline, succeeded } from '../../../tests/support/builders';
import { openReads } from '../../../tests/support/openReads';
import type { HttpResult } from '../../services/ports';
import './agenciaPedidos';
import './caixas';
import './contas';
import './encomendas';
import './localidades';
import './manifestacoes';
import './meios';
import './pedidos';
import './poltronas';
import './procura';
import { stale } from './stale';
import './viagens';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('what a read asks for', () => {
  it.each<[string, unknown, string]>([
    ['pedidosDaAgencia', {}, '/Agencia/Pedidos'],
    ['pedidosDaAgencia', { situacao: 'pago', de: '2026-11-01' }, '/Agencia/Pedidos?situacao=pago&de=2026-11-01'],
    ['fechamento', 'a/b?c', '/Agencia/RelatorioFechamento/a%2Fb%3Fc'],
    ['fechamentos', { operador: '', estado: 'fechado' }, '/Agencia/RelatorioFechamento?estado=fechado'],
    ['fechamentos', {}, '/Agencia/RelatorioFechamento'],
    ['localidades', { termo: 'São João & Cia', origem: '1' }, '/Localidades?termo=S%C3%A3o+Jo%C3%A3o+%26+Cia&origem=1'],
    ['localidades', { termo: '', origem: '1', diretas: true }, '/Localidades?origem=1&trocas=0'],
    ['localidades', { termo: 'rio', cidades: true }, '/Localidades?termo=rio&cidades=1'],
    ['localidades', { termo: '' }, '/Localidades?'],
    [
      'contaProcurada',
      { por: 'email', valor: ' ana+1@itape.test ' },
      '/Conta/ObterPorEmail?email=ana%2B1%40itape.test',
    ],
    ['contaProcurada', { por: 'cpf', valor: '529.982.247-25' }, '/Conta/ObterPorCpf?cpf=52998224725'],
    [
      'mapaPoltronas',
      { viagemId: '100', localidadeOrigem: '1', localidadeDestino: '2' },
      '/Viagens/100/Poltronas?localidadeOrigem=1&localidadeDestino=2',
    ],
  ])('is, of %s with %j, %s', async (name, arg, path) => {
    const { open, sent } = openReads(() => succeeded([]));
    await open(name, arg);
    expect(sent).toMatchObject([{ method: 'GET', path }]);
  });

  it('never puts the CPF of a customer, or the end of a document, into an address', async () => {
    const { open, sent } = openReads(() => succeeded(null));
    await open('pedidosDaAgencia', { cpf: '52998224725', situacao: 'pago' });
    await open('rastreio', { codigo: 'ITK7Q2MP4XZ', documentoFinal: '4725' });
    await open('bilhetesEncontrados', { localizador: 'K7Q2MP', documento: '52998224725' });
    expect(sent.map(({ path }) => path)).toEqual([
      '/Agencia/Pedidos/Busca',
      '/Encomendas/Rastreio/ITK7Q2MP4XZ',
      '/Bilhetes/Busca',
    ]);
    expect(sent).toMatchObject([
      { method: 'POST', body: { cpf: '52998224725', situacao: 'pago' } },
      { method: 'GET', documentoFinal: '4725' },
      { method: 'POST', body: { localizador: 'K7Q2MP', documento: '52998224725' } },
    ]);
  });

  it('is not a place that a list has named before', async () => {
    const place = { id: '4', nome: 'Rio de Janeiro', uf: 'RJ', terminal: 'Novo Rio', fuso: 'America/Sao_Paulo' };
    const { open, sent } = openReads(() => succeeded([place]));
    await open('localidades', { termo: 'rio' });
    await open('localidade', '4');
    expect(sent).toHaveLength(1);
    await open('localidade', '5');
    expect(sent).toHaveLength(2);
  });

  it('is asked once by two screens, and anew when it is stale', async () => {
    const { open, sent, store, settle } = openReads(() => succeeded([]));
    await open('pedidos', undefined);
    await open('pedidos', undefined);
    expect(sent).toHaveLength(1);
    store.dispatch(stale('Pedidos'));
    await settle();
    expect(sent).toHaveLength(2);
    store.dispatch(stale('Poltronas'));
    await settle();
    expect(sent).toHaveLength(2);
  });
});

describe('what a read leaves behind', () => {
  const segredo = 'Ana Clara Souza';

  it.each<[string, unknown]>([
    ['pedidosDaAgencia', { cpf: '52998224725' }],
    ['contaProcurada', { por: 'cpf', valor: '52998224725' }],
    ['encomendaBalcao', 'ITK7Q2MP4XZ'],
    ['encomendasBalcao', undefined],
    ['rastreio', { codigo: 'ITK7Q2MP4XZ', documentoFinal: '4725' }],
    ['bilhetesEncontrados', { localizador: 'K7Q2MP', documento: '52998224725' }],
    ['manifestacao', { protocolo: 'AB12-CD34', email: 'ana@itape.test' }],
  ])('of %s is nothing once it is off the screen', async (name, arg) => {
    const { open, kept, settle } = openReads(() => succeeded({ nome: segredo }));
    const leave = await open(name, arg);
    expect(kept()).toContain(segredo);
    leave();
    await jest.advanceTimersByTimeAsync(1_000);
    await settle();
    expect(kept()).toBe('{}');
  });

  it.each<[string, unknown]>([
    ['mapaPoltronas', { viagemId: '100', localidadeOrigem: '1', localidadeDestino: '2' }],
    ['meios', undefined],
  ])('of %s is not shown again as if it were of now', async (name, arg) => {
    const { open, sent, settle } = openReads(() => succeeded({}));
    (await open(name, arg))();
    await jest.advanceTimersByTimeAsync(1_000);
    await settle();
    await open(name, arg);
    expect(sent).toHaveLength(2);
  });

  it('is nothing after the end of the session, though its screen is still there', async () => {
    const { open, kept, bus, settle } = openReads(() => succeeded({ nome: segredo }));
    await open('pedidoDaAgencia', 'p1');
    await open('pedido', 'p2');
    expect(kept()).toContain(segredo);
    bus.emit('SessaoEncerrada', { motivo: 'pedida' });
    await settle();
    expect(kept()).not.toContain(segredo);
  });
});

describe('a read that fails', () => {
  it.each([
    ['without network', offline(), { kind: 'transient', motivo: 'rede' }],
    [
      'for a reason',
      failed({ kind: 'refused', status: 404, erros: [{ codigo: 'X', mensagem: 'Não encontramos.' }] }),
      { kind: 'refused', erros: [{ mensagem: 'Não encontramos.' }] },
    ],
  ])('%s tells its screen so, and keeps what was read before', async (_, failure, error) => {
    const answers: HttpResult<unknown>[] = [succeeded(['antes']), failure];
    const { open, store, settle, kept } = openReads(() => answers.shift() ?? offline());
    await open('pedidos', undefined);
    store.dispatch(stale('Pedidos'));
    await settle();
    expect(Object.values(store.getState().api?.queries ?? {})).toMatchObject([{ status: 'rejected', error }]);
    expect(kept()).toContain('antes');
  });

  it('with an empty answer has none, instead of being asked for ever', async () => {
    const { open, sent, store } = openReads(() => succeeded(undefined));
    await open('caixaAtual', undefined);
    expect(Object.values(store.getState().api?.queries ?? {})).toMatchObject([{ status: 'fulfilled', data: null }]);
    expect(sent).toHaveLength(1);
  });
});
