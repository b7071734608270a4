import { barraFunda, novoRio } from '../../../tests/support/viagemBuilders';
import { fakePorts } from '../../../tests/support/fakePorts';
import { createApp } from '../../app/createStore';
import { installReads } from '../../app/installReads';
import { paginaVazia } from '../../domain/aplicativo/modeloPagina';
import { baseApi } from '../../store/api/baseApi';
import { keepLugares } from './keepLugares';

const placesOf = (store: ReturnType<typeof createApp>['store']): unknown[] =>
  Object.values(store.getState()[baseApi.reducerPath]?.queries ?? {}).map((query) => query?.data);

describe('keepLugares', () => {
  it.each([
    ['keeps the places of the served page', [barraFunda, novoRio]],
    ['keeps nothing where the page names none', undefined],
  ])('%s', (_, lugares) => {
    const pagina = lugares ? { ...paginaVazia, busca: { titulo: 'a → b', lugares } } : paginaVazia;
    const app = createApp(fakePorts(), { preloadedState: { pagina } });
    installReads(app);
    app.runWorkflow(keepLugares);
    expect(placesOf(app.store)).toEqual(lugares ?? []);
    expect(app.ports.http.request).not.toHaveBeenCalled();
  });
});
