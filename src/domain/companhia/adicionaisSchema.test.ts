import { ValidationError } from 'yup';
import { adicionaisSchema } from './adicionaisSchema';
import { adicionalVazio } from './adicionalVazio';
import { readAdicional, typeAdicional } from './numerosDigitados';

const bicicleta = { tipo: 'bicicleta', precoCentavos: 4_000, porPassageiro: 1, porPartida: 4 };

function faults(value: unknown): string[] {
  try {
    adicionaisSchema.validateSync(value, { abortEarly: false, strict: true });
    return [];
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return error.errors;
  }
}

describe('the extras of a company’s document', () => {
  it.each<[string, unknown, string[]]>([
    ['none', [], []],
    ['one of each kind', [bicicleta, { ...bicicleta, tipo: 'animal' }, { ...bicicleta, tipo: 'bagagem' }], []],
    ['one that costs nothing', [{ ...bicicleta, precoCentavos: 0 }], []],
    ['two of a kind', [bicicleta, bicicleta], ['Dois adicionais têm o mesmo tipo']],
    ['another kind', [{ ...bicicleta, tipo: 'piano' }], ['O tipo é bagagem, bicicleta ou animal']],
    ['a price below nothing', [{ ...bicicleta, precoCentavos: -1 }], ['Informe um preço de R$ 0,00 a R$ 10.000,00']],
    ['parts of a centavo', [{ ...bicicleta, precoCentavos: 0.5 }], ['Informe um preço de R$ 0,00 a R$ 10.000,00']],
    ['none a passenger', [{ ...bicicleta, porPassageiro: 0 }], ['Informe de 1 a 9 por passageiro']],
    ['too many a departure', [{ ...bicicleta, porPartida: 201 }], ['Informe de 1 a 200 por partida']],
    ['a field that is none', [{ ...bicicleta, cor: 'azul' }], ['Não há este campo: cor']],
    ['no list', undefined, ['Escreva uma lista']],
  ])('with %s', (_, value, messages) => {
    expect(faults(value)).toEqual(messages);
  });

  it('are read back as they were typed', () => {
    const typed = typeAdicional({ ...bicicleta, tipo: 'bicicleta' });
    expect(typed).toEqual({ tipo: 'bicicleta', precoCentavos: 4_000, porPassageiro: '1', porPartida: '4' });
    expect(readAdicional(typed)).toEqual(bicicleta);
    expect(faults([readAdicional(adicionalVazio)])).toHaveLength(2);
  });
});
