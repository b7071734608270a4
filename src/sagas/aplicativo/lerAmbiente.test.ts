import { umaConfig, umaPagina } from '../../../tests/support/cartaoBuilders';
import { startWorkflow } from '../../../tests/support/startWorkflow';
import { selectCpfDeTeste } from '../../store/aplicativo/ambiente';
import type { Pagina } from '../../domain/wire/base/config';
import { selectRodape } from '../../store/aplicativo/pagina';
import { selectCatalogoVazio } from '../../store/viagens/catalogo';
import { workflows } from '../root';

async function signedIn(read: () => Promise<ReturnType<typeof umaConfig>>) {
  const app = startWorkflow(workflows, { config: { read } });
  expect(selectCpfDeTeste(app.state())).toBe(false);
  app.emit('SessaoIniciada');
  await app.settle();
  return selectCpfDeTeste(app.state());
}

describe('a catalogue without lines', () => {
  const started = async (read: () => Promise<ReturnType<typeof umaConfig>>) => {
    const app = startWorkflow(workflows, { config: { read } });
    app.emit('AppIniciado');
    await app.settle();
    return selectCatalogoVazio(app.state());
  };

  it.each([true, false])('is known to everybody once the page is alive: %s', async (catalogoVazio) => {
    expect(await started(async () => umaConfig({ catalogoVazio }))).toBe(catalogoVazio);
  });

  it('is not claimed where it cannot be read', async () => {
    expect(await started(() => Promise.reject(new Error('offline')))).toBe(false);
  });
});

describe('the foot', () => {
  const foot = async (pagina: Pagina | null) => {
    const read = async () => umaConfig({ pagina: umaPagina({ rodape: ['De /config.json'] }) });
    const app = startWorkflow(workflows, { config: { read } }, pagina === null ? {} : { pagina });
    app.emit('AppIniciado');
    await app.settle();
    return selectRodape(app.state());
  };

  it('comes with the page, and else with the settings', async () => {
    expect(await foot(umaPagina({ rodape: ['Da página'] }))).toEqual(['Da página']);
    expect(await foot(null)).toEqual(['De /config.json']);
  });
});

describe('what the place takes', () => {
  it.each([true, false])('is known to the forms once somebody signed in: %s [§5.cpf.1]', async (cpfDeTeste) => {
    expect(await signedIn(async () => umaConfig({ cpfDeTeste }))).toBe(cpfDeTeste);
  });

  it('is the strict rule where it cannot be read', async () => {
    expect(await signedIn(() => Promise.reject(new Error('offline')))).toBe(false);
  });
});
