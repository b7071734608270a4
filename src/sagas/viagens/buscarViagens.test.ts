import { succeeded, umaConta, umaIdentidade } from '../../../tests/support/builders';
import { entrarNaTela } from '../../../tests/support/entrarNaTela';
import { startWorkflow } from '../../../tests/support/startWorkflow';
import { barraFunda, novoRio, tiete, umaParada, umaViagem } from '../../../tests/support/viagemBuilders';
import { parseCompra } from '../../domain/compra/parseCompra';
import { semFiltros } from '../../domain/viagens/filtrosLink';
import type { Busca } from '../../domain/viagens/links';
import { toBuscaLink } from '../../domain/viagens/links';
import { workflows } from '../root';
import { buscarViagens } from './buscarViagens';

const umaBusca = (fields: Partial<Busca> = {}): Busca => ({
  idaVolta: false,
  localidadeOrigem: '1',
  localidadeDestino: '2',
  dataPartida: '2026-12-01',
  dataVolta: null,
  ...fields,
});
const idaEVolta = umaBusca({ idaVolta: true, dataVolta: '2026-12-05' });

const voltaDireta = umaViagem({
  id: '200',
  partida: umaParada(novoRio, '2026-12-06', '08:00'),
  chegada: umaParada(tiete, '2026-12-06', '14:00'),
});

async function at(path: string, act: (app: ReturnType<typeof startWorkflow>) => void) {
  const app = startWorkflow(buscarViagens);
  app.ports.navigation.path = path;
  act(app);
  await app.settle();
  return app.ports.navigation;
}

describe('searching', () => {
  it('leads from the card to the results, with the five parameters in the address', async () => {
    const { path } = await at('/home', ({ emit }) => emit('BuscaEnviada', { busca: idaEVolta }));
    expect(path).toBe(
      '/resultado-busca-viagens?idaVolta=true&localidadeOrigem=1&localidadeDestino=2&dataPartida=2026-12-01&dataVolta=2026-12-05',
    );
  });

  it('moves to another day, keeping filters and order, so that the way back leads to the first [§3.eventos.1]', async () => {
    const { path, go } = await at(`${toBuscaLink(umaBusca())}&classe=leito&ordem=preco`, ({ emit }) =>
      emit('SelecionouNovaDataPesquisa', { dataPartida: '2026-12-02' }),
    );
    expect(go).toHaveBeenCalledTimes(1);
    expect(path).toBe(`${toBuscaLink(umaBusca({ dataPartida: '2026-12-02' }))}&classe=leito&ordem=preco`);
  });

  it.each([
    ['another day', 'SelecionouNovaDataPesquisa', { dataPartida: '2026-12-02' }],
    ['another search', 'BuscaEnviada', { busca: umaBusca() }],
    ['a filter', 'FiltrosAlterados', { filtros: semFiltros, ordem: 'preco' }],
    ['a chosen trip', 'ViagemEscolhida', { viagem: umaViagem(), busca: umaBusca() }],
  ] as const)('keeps the order that is bought again through %s', async (_, type, payload) => {
    const { path } = await at(`${toBuscaLink(umaBusca())}&deNovo=p0`, ({ emit }) => emit(type, payload as never));
    expect(path).toMatch(/^\/(resultado-busca-viagens|comprar-viagem)\?.*&deNovo=p0(&ordem=preco)?$/);
  });

  it('writes filters into the address without a step for the way back', async () => {
    const { path, go, replace } = await at(toBuscaLink(umaBusca()), ({ emit }) =>
      emit('FiltrosAlterados', { filtros: { ...semFiltros, periodos: ['noite'] }, ordem: 'duracao' }),
    );
    expect(go).not.toHaveBeenCalled();
    expect(replace).toHaveBeenCalledTimes(1);
    expect(path).toContain('periodo=noite&ordem=duracao');
  });

  it.each([['/home'], [toBuscaLink(umaBusca()).replace('/resultado-busca-viagens', '/home')]])(
    'hears nothing of days, filters and a dropped way out on %s',
    async (home) => {
      const { path } = await at(home, ({ emit }) => {
        emit('SelecionouNovaDataPesquisa', { dataPartida: '2026-12-02' });
        emit('FiltrosAlterados', { filtros: { ...semFiltros, periodos: ['noite'] }, ordem: 'duracao' });
        emit('IdaDescartada');
      });
      expect(path).toBe(home);
    },
  );
});

describe('choosing a trip', () => {
  it('leads to the purchase of a single trip', async () => {
    const busca = umaBusca();
    const { path } = await at(toBuscaLink(busca), ({ emit }) =>
      emit('ViagemEscolhida', { viagem: umaViagem(), busca }),
    );
    expect(path).toBe('/comprar-viagem?viagem=100&localidadeOrigem=1&localidadeDestino=2');
  });

  it('buys between the terminals of the trip, where a city was searched, and looks back from all of them', async () => {
    const cidade = { localidadeOrigem: '900000001' };
    const single = umaBusca(cidade);
    const { path } = await at(toBuscaLink(single), ({ emit }) =>
      emit('ViagemEscolhida', { viagem: umaViagem(), busca: single }),
    );
    expect(path).toBe('/comprar-viagem?viagem=100&localidadeOrigem=1&localidadeDestino=2');

    const both = { ...idaEVolta, ...cidade };
    const back = await at(toBuscaLink(both), ({ emit }) =>
      emit('ViagemEscolhida', { viagem: umaViagem(), busca: both }),
    );
    expect(back.path).toBe(`${toBuscaLink(both)}&ida=100.1.2`);
  });

  it('buys a way back from another terminal of the city than the one of arrival, and says so', async () => {
    const both = { ...idaEVolta, localidadeOrigem: '900000001' };
    const volta = umaViagem({
      id: '200',
      partida: umaParada(novoRio, '2026-12-05', '08:00'),
      chegada: umaParada(barraFunda, '2026-12-05', '14:00'),
    });
    const { path } = await at(`${toBuscaLink(both)}&ida=100.1.2`, ({ emit }) =>
      emit('ViagemEscolhida', { viagem: volta, busca: both }),
    );
    expect(parseCompra(path)?.trechos).toEqual([
      { viagemId: '100', localidadeOrigem: '1', localidadeDestino: '2', poltronas: [], sentido: 'ida' },
      { viagemId: '200', localidadeOrigem: '2', localidadeDestino: '3', poltronas: [], sentido: 'volta' },
    ]);
  });

  it('leads to the purchase of both trips of a journey with one change', async () => {
    const resende = { ...tiete, id: '9', nome: 'Resende' };
    const one = umaViagem({ id: '100', chegada: umaParada(resende, '2026-12-01', '12:00') });
    const other = umaViagem({ id: '300', partida: umaParada(resende, '2026-12-01', '13:00') });
    const { path } = await at(toBuscaLink(umaBusca()), ({ emit }) =>
      emit('ConexaoEscolhida', { trechos: [one, other], busca: umaBusca() }),
    );
    expect(path).toBe(
      '/comprar-viagem?viagem=100&localidadeOrigem=1&localidadeDestino=2&viagemConexao=300&localidadeConexao=9',
    );
  });

  it('leads from a way out with a change to the list of the way back, and on to the purchase of all four trips', async () => {
    const resende = { ...tiete, id: '9', nome: 'Resende' };
    const [dia, fim] = ['2026-12-01', '2026-12-05'];
    const ida = [
      umaViagem({ id: '100', chegada: umaParada(resende, dia, '12:00') }),
      umaViagem({
        id: '300',
        partida: umaParada(resende, dia, '13:00'),
        chegada: umaParada(novoRio, '2026-12-02', '01:00'),
      }),
    ] as const;
    const volta = [
      umaViagem({ id: '400', partida: umaParada(novoRio, fim, '08:00'), chegada: umaParada(resende, fim, '12:00') }),
      umaViagem({ id: '500', partida: umaParada(resende, fim, '13:00'), chegada: umaParada(tiete, fim, '17:00') }),
    ] as const;
    const busca = { ...idaEVolta, dataVolta: dia };
    const app = startWorkflow(buscarViagens);
    app.ports.navigation.path = toBuscaLink(busca);
    app.emit('ConexaoEscolhida', { trechos: ida, busca });
    await app.settle();
    // The way back is looked for from the day of arrival on.
    expect(app.ports.navigation.path).toBe(`${toBuscaLink({ ...busca, dataVolta: '2026-12-02' })}&ida=100.1.9_300.9.2`);

    app.emit('ConexaoEscolhida', { trechos: volta, busca });
    await app.settle();
    expect(app.ports.navigation.path).toBe(
      '/comprar-viagem?viagem=100&localidadeOrigem=1&localidadeDestino=2&viagemConexao=300&localidadeConexao=9&viagemVolta=400&viagemVoltaConexao=500&localidadeVoltaConexao=9',
    );
  });

  it('asks for the way back first, then leads to the purchase of both', async () => {
    const app = startWorkflow(buscarViagens);
    app.ports.navigation.path = toBuscaLink(idaEVolta);
    app.emit('ViagemEscolhida', { viagem: umaViagem(), busca: idaEVolta });
    await app.settle();
    expect(app.ports.navigation.path).toBe(`${toBuscaLink(idaEVolta)}&ida=100.1.2`);

    app.emit('SelecionouNovaDataPesquisa', { dataPartida: '2026-12-06' });
    app.emit('ViagemEscolhida', { viagem: voltaDireta, busca: { ...idaEVolta, dataVolta: '2026-12-06' } });
    await app.settle();
    expect(app.ports.navigation.path).toBe(
      '/comprar-viagem?viagem=100&localidadeOrigem=1&localidadeDestino=2&viagemVolta=200',
    );
  });

  it.each([
    ['one way', umaBusca(), '/comprar-viagem?viagem=100&localidadeOrigem=1&localidadeDestino=2'],
    ['the way out', idaEVolta, `${toBuscaLink(idaEVolta)}&ida=100.1.2`],
  ])('leads on once where a trip of %s is pressed twice', async (_, busca, expected) => {
    const { path, go } = await at(toBuscaLink(busca), ({ emit }) => {
      emit('ViagemEscolhida', { viagem: umaViagem(), busca });
      emit('ViagemEscolhida', { viagem: umaViagem(), busca });
    });
    expect(path).toBe(expected);
    expect(go).toHaveBeenCalledTimes(1);
  });

  it('lets the way out be chosen again', async () => {
    const { path } = await at(`${toBuscaLink(idaEVolta)}&ida=100`, ({ emit }) => emit('IdaDescartada'));
    expect(path).toBe(toBuscaLink(idaEVolta));
  });
});

describe('choosing a trip before signing in', () => {
  const results = toBuscaLink(umaBusca());
  const compra = '/comprar-viagem?viagem=100&localidadeOrigem=1&localidadeDestino=2';

  async function chosen() {
    const app = startWorkflow(workflows, {
      identity: { signIn: async () => ({ step: 'done', session: umaIdentidade() }) },
      replies: {
        'GET /Conta/ObterPorCognitoId': succeeded(umaConta()),
        'GET /LoginPraxio/LoginCache': succeeded(null),
        'POST /LoginPraxio': succeeded(null),
      },
    });
    app.emit('AppIniciado');
    await app.settle();
    app.ports.navigation.path = results;
    app.emit('ViagemEscolhida', { viagem: umaViagem(), busca: umaBusca() });
    await app.settle();
    return app;
  }

  it('opens the sign-in over the results, with the sentence of the specification', async () => {
    const app = await chosen();
    expect(app.ports.navigation.path).toBe(results);
    expect(entrarNaTela(app.state()).open).toBe(true);
    expect(app.state().interface.toasts.map(({ texto }) => texto)).toContain('Faça o login para continuar.');
  });

  it('leads to the seats of the chosen trip once somebody signed in, and back to the results from there', async () => {
    const app = await chosen();
    app.emit('CredenciaisEnviadas', { email: 'ana@itape.test', senha: 'senha123' });
    await app.settle();
    expect(app.ports.navigation.go).toHaveBeenLastCalledWith(compra);
    expect(app.ports.storage.linkRedirect.read()).toBeNull();
  });

  it('leaves everything as it was when the dialog is closed', async () => {
    const app = await chosen();
    app.emit('EntrarFechado');
    await app.settle();
    expect(app.ports.navigation.path).toBe(results);
    expect(entrarNaTela(app.state()).open).toBe(false);
    expect(app.ports.storage.linkRedirect.read()).toBeNull();
  });
});
