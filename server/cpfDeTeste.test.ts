import { paginaVazia } from '../src/domain/aplicativo/modeloPagina';
import { startRoutes } from '../tests/support/startRoutes';
import { umaConfig } from '../tests/support/cartaoBuilders';
import { readConfig } from './config';
import { readCpfDeTeste } from './cpfDeTeste';
import { registerConfig } from './webConfig';

describe('CPF_DE_TESTE', () => {
  it.each([
    [undefined, false],
    ['', false],
    ['999.999.999-99', true],
  ])('%j says: %s [§5.cpf.1]', (text, taken) => {
    expect(readCpfDeTeste(text, false)).toBe(taken);
    expect(readConfig({ CPF_DE_TESTE: text }).cpfDeTeste).toBe(taken);
  });

  it.each(['529.982.247-25', '99999999999', 'on', 'off'])('names no other value, as %s', (text) => {
    expect(() => readConfig({ CPF_DE_TESTE: text })).toThrow(`CPF_DE_TESTE só pode ser 999.999.999-99, não ${text}.`);
  });

  it('keeps production from starting', () => {
    expect(readCpfDeTeste(undefined, true)).toBe(false);
    expect(() => readCpfDeTeste('999.999.999-99', true)).toThrow('CPF_DE_TESTE=999.999.999-99 não vale em produção');
  });

  it.each([true, false])('is told to the web: %s', async (cpfDeTeste) => {
    const { identity, chatbot } = umaConfig();
    const app = await startRoutes((routes) =>
      registerConfig(routes, {
        identityFor: () => identity,
        cartaoFor: () => null,
        chatbot,
        cpfDeTeste,
        avisosPorTelefone: true,
        catalogoVazio: () => false,
        pagina: () => paginaVazia,
      }),
    );
    expect((await app.inject('/config.json')).json()).toMatchObject({ cpfDeTeste });
    await app.close();
  });
});
