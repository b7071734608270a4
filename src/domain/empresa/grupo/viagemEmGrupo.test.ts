import { ValidationError } from 'yup';
import { textoDoGrupo } from './textoDoGrupo';
import { grupoVazio, rotaDoGrupo, sayGrupo, toNovoGrupo, type DadosGrupo } from './viagemEmGrupo';
import { viagemEmGrupoSchema } from './viagemEmGrupoSchema';

const HOJE = '2026-11-28';
const dados: DadosGrupo = {
  ...grupoVazio,
  origem: ' Campinas ',
  destino: 'Aparecida',
  dataIda: '10/12/2026',
  dataVolta: '12/12/2026',
  pessoas: '40',
  nome: ' Bento Araújo ',
  email: ' bento@itape.test ',
  celular: '(19) 98765-4321',
};
const fault = (change: Partial<DadosGrupo>): string | undefined => {
  try {
    viagemEmGrupoSchema(HOJE).validateSync({ ...dados, ...change });
    return undefined;
  } catch (error) {
    return error instanceof ValidationError ? `${error.path}: ${error.message}` : String(error);
  }
};

describe('the form of a group', () => {
  it('takes a trip with more people than an order', () => {
    expect(fault({})).toBeUndefined();
    expect(fault({ dataVolta: '', pessoas: '7', dataIda: '28/11/2026' })).toBeUndefined();
    expect(fault({ pessoas: '500', dataVolta: '10/12/2026' })).toBeUndefined();
  });

  it.each<[Partial<DadosGrupo>, string]>([
    [{ origem: 'A' }, 'origem: Informe a cidade de onde o grupo sai'],
    [{ destino: 'x'.repeat(81) }, 'destino: Informe a cidade para onde o grupo vai'],
    [{ dataIda: '' }, 'dataIda: Informe uma data válida'],
    [{ dataIda: '31/02/2027' }, 'dataIda: Informe uma data válida'],
    [{ dataIda: '27/11/2026', dataVolta: '' }, 'dataIda: A data de ida não pode ser no passado'],
    [{ dataVolta: '09/12/2026' }, 'dataVolta: A data de volta não pode ser antes da ida'],
    [{ pessoas: '6' }, 'pessoas: Informe de 7 a 500 pessoas: até 6 se compra pelo site'],
    [{ pessoas: '501' }, 'pessoas: Informe de 7 a 500 pessoas: até 6 se compra pelo site'],
    [{ pessoas: '1e2' }, 'pessoas: Informe de 7 a 500 pessoas: até 6 se compra pelo site'],
    [{ celular: '' }, 'celular: Informe um celular válido'],
    [{ mensagem: 'x'.repeat(2001) }, 'mensagem: Escreva no máximo 2000 caracteres'],
  ])('refuses %j', (change, message) => {
    expect(fault(change)).toBe(message);
  });

  it('is sent in the form of the wire, without what was left empty', () => {
    expect(toNovoGrupo(dados)).toEqual({
      origem: 'Campinas',
      destino: 'Aparecida',
      dataIda: '2026-12-10',
      dataVolta: '2026-12-12',
      pessoas: 40,
      nome: 'Bento Araújo',
      email: 'bento@itape.test',
      celular: '+5519987654321',
    });
    expect(toNovoGrupo({ ...dados, dataVolta: '', mensagem: ' Romaria. ' })).toMatchObject({ mensagem: 'Romaria.' });
    expect(toNovoGrupo({ ...dados, dataVolta: '' })).not.toHaveProperty('dataVolta');
  });

  it('reads as a route and a line of facts', () => {
    const grupo = { origem: 'Campinas', destino: 'Aparecida', dataIda: '2026-12-10', pessoas: 40 };
    expect(rotaDoGrupo(grupo)).toBe('Campinas → Aparecida');
    expect(textoDoGrupo(grupo)).toBe('40 pessoas, 10/12/2026');
    expect(textoDoGrupo({ ...grupo, dataVolta: '2026-12-12' })).toBe('40 pessoas, 10/12/2026 e volta 12/12/2026');
    const comVolta = { ...grupo, dataVolta: '2026-12-12' };
    expect([grupo, comVolta].map(sayGrupo)).toEqual([grupo, comVolta].map(textoDoGrupo));
  });
});
