import { startWorkflow } from '../../../tests/support/startWorkflow';
import type { Busca } from '../../domain/viagens/links';
import { selectRecentes } from '../../store/viagens/busca';
import { lembrarBuscas } from './lembrarBuscas';

const busca: Busca = {
  idaVolta: true,
  localidadeOrigem: '1',
  localidadeDestino: '4',
  dataPartida: '2026-12-01',
  dataVolta: '2026-12-05',
};
const pair = { localidadeOrigem: '1', localidadeDestino: '4' };

async function start(kept?: string) {
  const app = startWorkflow(lembrarBuscas);
  if (kept) app.ports.storage.buscasRecentes.write(kept);
  app.emit('AppIniciado');
  await app.settle();
  return { ...app, recentes: () => selectRecentes(app.state()), kept: () => app.ports.storage.buscasRecentes.read() };
}

describe('the last searches', () => {
  it('are there again when the app starts', async () => {
    const { recentes } = await start('[["1","4"]]');
    expect(recentes()).toEqual([pair]);
  });

  it('are kept as ids of places and nothing else', async () => {
    const { emit, settle, recentes, kept } = await start('[["36","1"]]');
    emit('BuscaEnviada', { busca });
    await settle();
    expect(kept()).toBe('[["1","4"],["36","1"]]');
    emit('RotaVisitada', { path: '/resultado-busca-viagens' });
    await settle();
    expect(recentes()).toEqual([pair, { localidadeOrigem: '36', localidadeDestino: '1' }]);
  });

  it('are not shown by home, which a first search leaves, before its results are visited', async () => {
    const { emit, settle, recentes } = await start();
    emit('BuscaEnviada', { busca });
    await settle();
    expect(recentes()).toEqual([]);
    emit('RotaVisitada', { path: '/resultado-busca-viagens' });
    await settle();
    expect(recentes()).toEqual([pair]);
  });

  it('are four at most, the last first and none twice', async () => {
    const { emit, settle, kept } = await start();
    for (const [localidadeOrigem, localidadeDestino] of ['12', '13', '21', '12', '45', '54']) {
      emit('BuscaEnviada', { busca: { ...busca, localidadeOrigem, localidadeDestino } as Busca });
      await settle();
    }
    expect(kept()).toBe('[["5","4"],["4","5"],["1","2"],["2","1"]]');
  });

  it.each([
    ['the person clears them', 'LimparDadosDePesquisa', undefined],
    ['the session ends', 'SessaoEncerrada', { motivo: 'pedida' }],
  ] as const)('are gone once %s [§3.eventos.1]', async (_, type, payload) => {
    const { emit, settle, recentes, kept } = await start('[["1","4"]]');
    (emit as (type: string, payload: unknown) => void)(type, payload);
    await settle();
    expect([recentes(), kept()]).toEqual([[], null]);
  });
});
