import { regrasTarifa, umaRegraCadastrada } from '../../../../tests/bodies/tarifasBodies';
import { tiete } from '../../../../tests/support/viagemBuilders';
import { falhasDoFormulario, novaRegraDe, toDadosRegra, toNovaRegra, type DadosRegra } from './formularioRegra';
import { regraSchema } from './formularioRegraSchema';
import { descreveQuando, descreveTrecho, descreveValor, filtrarRegras } from './palavrasTarifa';
import { parsePeriodos, parseValor, textoPeriodos, textoValor } from './valorDigitado';

describe('a value of a rule', () => {
  it.each([
    ['-12,5', 'percentual', -1_250],
    ['−10', 'percentual', -1_000],
    ['49,90', 'tarifa', 4_990],
    ['0,207512', 'porKm', 207_512],
    ['+3', 'centavos', 300],
  ] as const)('of %s in %s is %i', (text, medida, valor) => {
    expect(parseValor(text, medida)).toBe(valor);
    expect(parseValor(textoValor(valor, medida), medida)).toBe(valor);
  });

  it.each([
    ['1,234', 'percentual'],
    ['dez', 'centavos'],
    ['', 'tarifa'],
    ['1.5', 'percentual'],
  ] as const)('is not %s', (text, medida) => expect(parseValor(text, medida)).toBeNull());

  it('is written as short as it was typed', () => {
    expect([textoValor(-1_250, 'percentual'), textoValor(5, 'centavos'), textoValor(-800, 'percentual')]).toEqual([
      '-12,5',
      '0,05',
      '-8',
    ]);
  });
});

describe('periods', () => {
  it('are a line each, and a day alone is one', () => {
    const periodos = [
      { de: '2026-12-24', ate: '2026-12-26' },
      { de: '2027-01-01', ate: '2027-01-01' },
    ];
    expect(parsePeriodos('24/12/2026 a 26/12/2026\n\n 01/01/2027 ')).toEqual(periodos);
    expect(parsePeriodos(textoPeriodos(periodos))).toEqual(periodos);
    expect(parsePeriodos('Natal')).toBeNull();
  });
});

describe('the form of a rule', () => {
  const nova = (fields: Partial<DadosRegra> = {}): DadosRegra => ({
    ...novaRegraDe('2026-11-24'),
    nome: 'Verão',
    valor: '10',
    ...fields,
  });

  it('holds everything of a rule that another takes the place of', () => {
    for (const regra of regrasTarifa) {
      const { origem, destino } = regra;
      const back = toNovaRegra(toDadosRegra(regra));
      expect({ ...regra, ...back }).toEqual({ ...regra, origem: origem?.id ?? null, destino: destino?.id ?? null });
    }
  });

  it.each<[Partial<DadosRegra>, keyof DadosRegra]>([
    [{ nome: 'ab' }, 'nome'],
    [{ valor: '' }, 'valor'],
    [{ vigenteDe: '31/02/2026' }, 'vigenteDe'],
    [{ vigenteAte: '01/01/2026' }, 'vigenteAte'],
    [{ origem: { texto: 'Sao', lugar: null } }, 'origem'],
    [{ periodos: 'Natal' }, 'periodos'],
    [{ antecedenciaMax: '400' }, 'antecedenciaMax'],
    [{ ocupacaoMin: '90', ocupacaoMax: '80' }, 'ocupacaoMax'],
    [{ cota: '4' }, 'cota'],
    [{ dia0: false, dia1: false, dia2: false, dia3: false, dia4: false, dia5: false, dia6: false }, 'dia0'],
  ])('refuses %j at its field, and at no other', async (fields, campo) => {
    expect(Object.keys(falhasDoFormulario(nova(fields)))).toEqual([campo]);
    await expect(regraSchema.validate(nova(fields))).rejects.toMatchObject({ path: campo });
  });

  it('takes one that is right', async () => {
    const dados = nova({ origem: { texto: 'São Paulo', lugar: tiete } });
    expect(falhasDoFormulario(dados)).toEqual({});
    await expect(regraSchema.validate(dados)).resolves.toMatchObject({ nome: 'Verão' });
  });
});

describe('a rule in words', () => {
  it('says its effect, where it applies and when', () => {
    const words = regrasTarifa.map((regra) => [descreveValor(regra), descreveTrecho(regra), descreveQuando(regra)]);
    expect(words).toEqual([
      ['+10%', 'Todas as linhas e classes', 'viagens desde 01/11/2026, domingo e sexta'],
      [
        'R$ 49,90',
        'São Paulo, SP → Rio de Janeiro, RJ · Leito',
        'viagens desde 01/12/2026 até 18/12/2026, 10 ou mais dias antes, 4 poltronas por viagem',
      ],
      ['R$ 0,207512 por km', 'linha 08-0123-00', 'viagens desde 01/11/2026'],
    ]);
  });

  it.each([
    [{ ocupacaoMin: 80, ocupacaoMax: 90 }, '80 a 90 % de ocupação'],
    [{ antecedenciaMax: 6 }, 'até 6 dias antes'],
    [{ periodos: [{ de: '2026-12-24', ate: '2026-12-26' }] }, '1 período'],
  ])('says the bands of %j', (fields, words) => {
    expect(descreveQuando(umaRegraCadastrada(fields))).toContain(words);
  });

  it('is found by its name, place, line or note, with or without accents', () => {
    const found = (termo: string, etapa = '') => filtrarRegras(regrasTarifa, { termo, etapa }).map(({ nome }) => nome);
    expect(found('sao paulo')).toEqual(['Tarifa promocional']);
    expect(found('RESOLUCAO')).toEqual(['Teto da ANTT']);
    expect(found('', 'semana')).toEqual(['Sexta-feira e domingo']);
  });
});
