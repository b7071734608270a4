import { object, string, ValidationError } from 'yup';
import { AVISO_DOCUMENTO_CRIANCA, COLO_ADULTO, COLO_IDADE } from './crianca';
import {
  beneficioEscolhido,
  extrasRules,
  extrasVazios,
  refuseExtras,
  toBeneficio,
  type ExtrasPassageiro,
} from './extrasPassageiro';

const HOJE = '2026-11-23';
const DIA_DA_VIAGEM = '2026-12-10';
const crianca = (change: object = {}): ExtrasPassageiro['colo'] => ({
  nome: 'Lia Souza',
  tipoDocumento: '2',
  numeroDocumento: '52998224725',
  dataNascimento: '01/06/2023',
  ...change,
});

/** The refusals of a passenger by field; empty where nothing is refused. */
function refusals(change: Partial<ExtrasPassageiro> & { tipoDocumento?: string; dataNascimento?: string }) {
  const schema = object({ tipoDocumento: string(), dataNascimento: string(), ...extrasRules }).test({
    name: 'extras',
    test: (value, context) =>
      refuseExtras(HOJE, DIA_DA_VIAGEM)(value as Parameters<ReturnType<typeof refuseExtras>>[0], context),
  });
  const passenger = { tipoDocumento: '2', dataNascimento: '10/05/1990', ...extrasVazios(), ...change };
  try {
    object({ passageiro: schema }).validateSync({ passageiro: passenger }, { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return Object.fromEntries(error.inner.map(({ path = '', message }) => [path.replace('passageiro.', ''), message]));
  }
}

describe('the extras of a passenger', () => {
  it('are nothing at first, and refuse nothing then', () => {
    expect(extrasVazios()).toMatchObject({ beneficio: '', levaColo: false, salvar: false, declaracaoRenda: false });
    expect(refusals({})).toEqual({});
  });

  it.each([
    ['', null],
    ['nenhum', null],
    ['IDOSO', null],
    ['idoso', 'idoso'],
    ['passe_livre', 'passe_livre'],
  ])('read the gratuity “%s” as %s', (text, tipo) => expect(beneficioEscolhido(text)).toBe(tipo));

  it('send of a gratuity only the fields of its kind', () => {
    const typed = { ...extrasVazios(), credencial: 'ABC123', declaracaoRenda: true };
    expect(toBeneficio({ ...typed, beneficio: '' })).toBeNull();
    expect(toBeneficio({ ...typed, beneficio: 'idoso' })).toEqual({ tipo: 'idoso', declaracaoRenda: true });
    expect(toBeneficio({ ...typed, beneficio: 'id_jovem' })).toEqual({ tipo: 'id_jovem', credencial: 'ABC123' });
  });

  it.each([
    ['idoso', {}, { declaracaoRenda: 'Confirme a declaração de renda para viajar com o benefício' }],
    ['idoso', { declaracaoRenda: true }, {}],
    ['id_jovem', {}, { credencial: 'Informe um código da ID Jovem válido' }],
    ['id_jovem', { credencial: '12345' }, { credencial: 'Informe um código da ID Jovem válido' }],
    ['id_jovem', { credencial: '123.456-78' }, {}],
    ['passe_livre', { credencial: 'ç23456' }, { credencial: 'Informe um número da credencial do Passe Livre válido' }],
    ['', { credencial: '1' }, {}],
  ])('ask for what the gratuity “%s” needs: %j', (beneficio, typed, wanted) =>
    expect(refusals({ beneficio, ...typed })).toEqual(wanted),
  );

  it.each([
    ['the licence of a child', '11/12/2014', '3', AVISO_DOCUMENTO_CRIANCA],
    ['the voter card of a child', '11/12/2014', '5', AVISO_DOCUMENTO_CRIANCA],
    ['a licence from the twelfth birthday on', '10/12/2014', '3', undefined],
    ['the identity card of a child', '11/12/2014', '2', undefined],
    ['a licence whose day is not typed yet', '', '3', undefined],
  ])('judge %s', (_, dataNascimento, tipoDocumento, refusal) =>
    expect(refusals({ dataNascimento, tipoDocumento }).tipoDocumento).toBe(refusal),
  );
});

describe('a child on the lap', () => {
  it('is judged only where one is taken along', () => {
    const colo = crianca({ nome: '', dataNascimento: '' });
    expect(refusals({ levaColo: false, colo })).toEqual({});
    expect(Object.keys(refusals({ levaColo: true, colo })).sort()).toEqual(['colo.dataNascimento', 'colo.nome']);
  });

  it.each([
    ['is five on the day of the trip', '11/12/2020', '10/05/1990', {}],
    ['turns six on it', '10/12/2020', '10/05/1990', { 'colo.dataNascimento': COLO_IDADE }],
    ['sits on the lap of one who turns eighteen on it', '01/06/2023', '10/12/2008', {}],
    ['sits on the lap of one who is seventeen', '01/06/2023', '11/12/2008', { 'colo.dataNascimento': COLO_ADULTO }],
  ])('that %s', (_, dataNascimento, adulto, wanted) =>
    expect(refusals({ levaColo: true, colo: crianca({ dataNascimento }), dataNascimento: adulto })).toEqual(wanted),
  );

  it('has the faults of every person, each at its field', () => {
    const colo = crianca({ numeroDocumento: '111', dataNascimento: '31/02/2023' });
    expect(Object.keys(refusals({ levaColo: true, colo })).sort()).toEqual([
      'colo.dataNascimento',
      'colo.numeroDocumento',
    ]);
  });
});
