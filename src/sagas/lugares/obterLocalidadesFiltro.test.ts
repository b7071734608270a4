import { offline, succeeded } from '../../../tests/support/builders';
import type { Replies } from '../../../tests/support/fakePorts';
import { startWorkflow } from '../../../tests/support/startWorkflow';
import { barraFunda, novoRio } from '../../../tests/support/viagemBuilders';
import { toBuscaLink } from '../../domain/viagens/links';
import { selectAlternativas } from '../../store/viagens/resultado';
import { obterLocalidadesFiltro } from './obterLocalidadesFiltro';

const consulta = { localidadeOrigem: '1', localidadeDestino: '2', dataPartida: '2026-12-01' };
const link = toBuscaLink({ ...consulta, idaVolta: false, dataVolta: null });
const alternativa = { origem: barraFunda, destino: novoRio, distanciaKm: 7, viagens: 3, menorPrecoCentavos: 9_900 };

function start(replies: Replies, path = link) {
  const app = startWorkflow(obterLocalidadesFiltro, { replies });
  app.ports.navigation.path = path;
  return app;
}

describe('obterLocalidadesFiltro', () => {
  it('brings where else one may board or leave on the day of the list [§3.eventos.1]', async () => {
    const app = start({ 'GET /Viagens/Alternativas': succeeded([alternativa]) });
    app.emit('obterLocalidadesFiltro');
    await app.settle();
    expect(selectAlternativas(app.state() as never, consulta)).toEqual([alternativa]);
    expect(selectAlternativas(app.state() as never, { ...consulta, dataPartida: '2026-12-02' })).toEqual([]);
  });

  it('asks for the way back while that is on screen', async () => {
    const app = start(
      { 'GET /Viagens/Alternativas': succeeded([]) },
      `${toBuscaLink({ ...consulta, idaVolta: true, dataVolta: '2026-12-05' })}&ida=100`,
    );
    app.emit('obterLocalidadesFiltro');
    await app.settle();
    expect(app.ports.http.request).toHaveBeenCalledWith({
      method: 'GET',
      path: '/Viagens/Alternativas?localidadeOrigem=2&localidadeDestino=1&dataPartida=2026-12-05',
    });
  });

  it('drops an answer that comes after another list asked', async () => {
    const answers: ((value: ReturnType<typeof succeeded>) => void)[] = [];
    const app = start({ 'GET /Viagens/Alternativas': () => new Promise((resolve) => answers.push(resolve)) });
    app.emit('obterLocalidadesFiltro');
    await app.settle();
    app.ports.navigation.path = link.replace('2026-12-01', '2026-12-02');
    app.emit('obterLocalidadesFiltro');
    await app.settle();
    answers[1]?.(succeeded([alternativa]));
    await app.settle();
    answers[0]?.(succeeded([]));
    await app.settle();
    expect(selectAlternativas(app.state() as never, { ...consulta, dataPartida: '2026-12-02' })).toEqual([alternativa]);
  });

  it('lets the list do without where no answer comes, and asks nothing on other pages', async () => {
    const app = start({ 'GET /Viagens/Alternativas': offline() });
    app.emit('obterLocalidadesFiltro');
    await app.settle();
    expect(selectAlternativas(app.state() as never, consulta)).toEqual([]);
    expect(app.state().interface.alerta).toBe(false);

    app.ports.navigation.path = '/home';
    app.emit('obterLocalidadesFiltro');
    await app.settle();
    expect(app.ports.http.request).toHaveBeenCalledTimes(1);
  });
});
