import { offline, succeeded } from '../../../tests/support/builders';
import { openReads } from '../../../tests/support/openReads';
import type { HttpRequest } from '../../services/ports';
import './administracao/administracao';
import './administracao/administracaoAtendimentos';
import './administracao/administracaoEmpresa';
import './administracao/administracaoPartidas';
import './agencias';
import './operadores';
import { stale } from './stale';
import './administracao/tarifas';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const partida = { data: '2026-11-21', localidade: '', texto: 'são & cia', pagina: '2' };
const trecho = { localidadeOrigem: '1', localidadeDestino: '2', dataPartida: '2026-12-04' };

describe('what the staff’s screens ask for', () => {
  it.each<[string, unknown, string]>([
    ['resumoAdministracao', undefined, '/Administracao/Resumo'],
    ['desempenho', { dias: '7' }, '/Administracao/Desempenho?dias=7'],
    [
      'desempenho',
      { dias: '28', versao: '8.16.1', aparelho: 'celular' },
      '/Administracao/Desempenho?dias=28&versao=8.16.1&aparelho=celular',
    ],
    ['importacao', 'a/b', '/Administracao/Catalogo/Importacoes/a%2Fb'],
    ['partidasDoDia', partida, '/Administracao/Partidas?data=2026-11-21&texto=s%C3%A3o+%26+cia&pagina=2'],
    ['partidasDoDia', {}, '/Administracao/Partidas'],
    ['previaOnibus', { id: '7', layoutId: '3' }, '/Administracao/Partidas/7/Onibus/3'],
    ['manifestacoesAdministradas', { situacao: '', pagina: '1' }, '/Administracao/Manifestacoes?pagina=1'],
    ['candidaturasAdministradas', { area: 'operacao' }, '/Administracao/Candidaturas?area=operacao'],
    ['agencias', 'João & Filhos', '/Administracao/Agencias?termo=Jo%C3%A3o%20%26%20Filhos'],
    ['tarifas', 'encerradas', '/Administracao/Tarifas?situacao=encerradas'],
    [
      'previaTarifas',
      trecho,
      '/Administracao/Tarifas/Previa?localidadeOrigem=1&localidadeDestino=2&dataPartida=2026-12-04',
    ],
  ])('of %s with %j is %s', async (name, arg, path) => {
    const { open, sent } = openReads(() => succeeded(null));
    await open(name, arg);
    expect(sent).toMatchObject([{ method: 'GET', path }]);
  });

  it('never has the person in its address whose looks are searched', async () => {
    const { open, sent } = openReads(() => succeeded(null));
    await open('acessos', { cpf: '52998224725' });
    await open('acessos', { email: 'ana@itape.test' });
    expect(sent).toMatchObject([
      { method: 'POST', path: '/Administracao/Acessos/Busca', body: { cpf: '52998224725' } },
      { method: 'POST', path: '/Administracao/Acessos/Busca', body: { email: 'ana@itape.test' } },
    ]);
  });
});

describe('what the staff’s screens leave in memory', () => {
  const segredo = 'Ana Clara Souza';

  it.each<[string, unknown]>([
    ['acessos', { cpf: '52998224725' }],
    ['filaAtendimentos', undefined],
    ['atendimentoAberto', 'R3TN-8WZD'],
    ['manifestacoesAdministradas', { pagina: '1' }],
    ['manifestacaoAdministrada', 'K7Q2-MP4X'],
    ['candidaturasAdministradas', { pagina: '1' }],
    ['candidaturaAdministrada', 'P4FV-6XJ2'],
  ])('of %s is nothing once it is off the screen', async (name, arg) => {
    const { open, kept, settle } = openReads(() => succeeded({ nome: segredo }));
    const leave = await open(name, arg);
    expect(kept()).toContain(segredo);
    leave();
    await jest.advanceTimersByTimeAsync(1_000);
    await settle();
    expect(kept()).toBe('{}');
  });

  it('is nothing at the end of the session, even of what is still on screen', async () => {
    const { open, kept, bus, settle } = openReads(() => succeeded({ nome: segredo }));
    for (const name of ['agencias', 'partidaOperada', 'auditoria']) await open(name, '1');
    expect(kept()).toContain(segredo);
    bus.emit('SessaoEncerrada', { motivo: 'pedida' });
    await settle();
    expect(kept()).not.toContain(segredo);
  });
});

describe('a change by the staff', () => {
  const openAll = async () => {
    const reads = openReads(({ path }: HttpRequest) => (path.includes('Partidas/8') ? offline() : succeeded({})));
    await reads.open('resumoAdministracao', undefined);
    await reads.open('partidaOperada', '7');
    await reads.open('tarifas', 'abertas');
    await reads.open('operadores', undefined);
    const paths = async (tag: Parameters<typeof stale>[0]) => {
      reads.sent.length = 0;
      reads.store.dispatch(stale(tag));
      await reads.settle();
      return reads.sent.map(({ path }) => path);
    };
    return { ...reads, paths };
  };

  it('has every page of the back office read anew that counts or shows it, and no other', async () => {
    const { paths } = await openAll();
    expect(await paths('Administracao')).toEqual(['/Administracao/Resumo', '/Administracao/Partidas/7']);
    expect(await paths('Tarifas')).toEqual(['/Administracao/Tarifas?situacao=abertas']);
    expect(await paths('Operadores')).toEqual(['/Agencia/Operadores']);
    expect(await paths('Conta')).toEqual([]);
  });

  it('asks again for what could not be read before', async () => {
    const { open, paths } = await openAll();
    await open('partidaOperada', '8');
    expect(await paths('Administracao')).toContain('/Administracao/Partidas/8');
  });

  it('does not ask for a page that was left', async () => {
    const { open, store, sent, settle } = openReads(() => succeeded({}));
    (await open('partidaOperada', '7'))();
    sent.length = 0;
    store.dispatch(stale('Administracao'));
    await settle();
    expect(sent).toEqual([]);
    await open('partidaOperada', '7');
    expect(sent).toHaveLength(1);
  });
});
