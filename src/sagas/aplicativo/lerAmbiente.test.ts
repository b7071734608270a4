import { umaConfig } from '../../../tests/support/cartaoBuilders';
import { startWorkflow } from '../../../tests/support/startWorkflow';
import { selectCpfDeTeste } from '../../store/aplicativo/ambiente';
import { workflows } from '../root';

async function signedIn(read: () => Promise<ReturnType<typeof umaConfig>>) {
  const app = startWorkflow(workflows, { config: { read } });
  expect(selectCpfDeTeste(app.state())).toBe(false);
  app.emit('SessaoIniciada');
  await app.settle();
  return selectCpfDeTeste(app.state());
}

describe('what the place takes', () => {
  it.each([true, false])('is known to the forms once somebody signed in: %s [§5.cpf.1]', async (cpfDeTeste) => {
    expect(await signedIn(async () => umaConfig({ cpfDeTeste }))).toBe(cpfDeTeste);
  });

  it('is the strict rule where it cannot be read', async () => {
    expect(await signedIn(() => Promise.reject(new Error('offline')))).toBe(false);
  });
});
