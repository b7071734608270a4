import { Type } from 'typebox';
import { startRoutes } from '../../../../tests/support/startRoutes';
import { CPF_DE_TESTE } from '../../../../src/domain/base/pessoa/cpf';
import { compileAll, schemaCompilers } from './schemaCompilers';

const serializerOf = (schema: object) =>
  schemaCompilers(false).buildSerializer?.({}, {})({ method: 'GET', url: '/', httpStatus: '200', schema });

describe('the compilers of schemas', () => {
  it('answer with the function they made before for the same schema, and for one that is written the same', () => {
    const schema = Type.Object({ id: Type.String() });
    const first = serializerOf(schema);
    expect(serializerOf(schema)).toBe(first);
    expect(serializerOf(Type.Object({ id: Type.String() }))).toBe(first);
    expect(first?.({ id: '1', segredo: 'x' })).toBe('{"id":"1"}');
  });

  it('tell schemas apart that differ in one word', () => {
    const first = serializerOf(Type.Object({ id: Type.String() }));
    const other = serializerOf(Type.Object({ id: Type.Integer() }));
    expect(other?.({ id: 1 })).toBe('{"id":1}');
    expect(other).not.toBe(first);
  });

  it('compile at the first use, so that a start compiles nothing that nobody asks for', () => {
    const broken = { type: 'nada' };
    const serialize = serializerOf(broken);
    expect(() => serialize?.({})).toThrow('schema is invalid');
  });

  it('tell of a schema that cannot be compiled before anybody uses it, where all are compiled', () => {
    serializerOf({ type: 'coisa' });
    expect(compileAll).toThrow('schema is invalid');
    expect(compileAll).not.toThrow();
  });

  it('keep apart the servers that take the test CPF from those that refuse it, in one process', async () => {
    const ask = async (cpfDeTeste: boolean): Promise<number> => {
      const app = await startRoutes(
        (routes) => {
          const body = Type.Object({ cpf: Type.String({ format: 'cpf' }) });
          routes.post('/api/cpf', { config: { access: 'publico' }, schema: { body } }, () => null);
        },
        { cpfDeTeste },
      );
      const { statusCode } = await app.inject({ method: 'POST', url: '/api/cpf', payload: { cpf: CPF_DE_TESTE } });
      await app.close();
      return statusCode;
    };
    expect([await ask(true), await ask(false), await ask(true)]).toEqual([200, 400, 200]);
  });
});
