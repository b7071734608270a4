import type { NovaRegraTarifa } from '../../wire/administracao/tarifas';
import { umaRegraTarifa } from '../../../../tests/support/tarifaBuilders';
import { falhasDaRegra } from './falhasDaRegra';

const nova = (fields: Partial<NovaRegraTarifa>): NovaRegraTarifa => {
  const { periodos, ...regra } = umaRegraTarifa();
  return { ...regra, periodos: [...periodos], observacao: '', ...fields };
};

describe('a rule that is typed', () => {
  it.each<Partial<NovaRegraTarifa>>([
    {},
    { etapa: 'promocao', medida: 'tarifa', valor: 4_990, cota: 4 },
    { etapa: 'teto', medida: 'porKm', valor: 207_512 },
    { etapa: 'piso', medida: 'percentual', valor: 5_000 },
    { etapa: 'teto', medida: 'porKm', valor: 10_000_000 },
    { periodos: Array.from({ length: 100 }, () => ({ de: '2026-12-24', ate: '2026-12-24' })) },
    { vigenteAte: '2026-01-01', antecedenciaMin: 7, antecedenciaMax: 7 },
  ])('may be %j', (fields) => {
    expect(falhasDaRegra(nova(fields))).toEqual([]);
  });

  it.each<[Partial<NovaRegraTarifa>, string, string]>([
    [{ periodos: [{ de: '2026-12-26', ate: '2026-12-24' }] }, 'periodos', 'Um dos períodos termina antes de começar.'],
    [
      { periodos: Array.from({ length: 101 }, () => ({ de: '2026-12-24', ate: '2026-12-24' })) },
      'periodos',
      'Uma regra tem até 100 períodos.',
    ],
    [{ etapa: 'teto', medida: 'porKm', valor: 10_000_001 }, 'valor', 'O limite vai até R$ 10,00 por quilômetro.'],
    [{ origem: '1', destino: '1' }, 'destino', 'Origem e destino precisam ser diferentes.'],
    [{ etapa: 'promocao', valor: 500 }, 'valor', 'Uma promoção só reduz o preço: use um valor negativo.'],
    [{ vigenteAte: '2025-12-31' }, 'vigenteAte', 'O último dia vem antes do primeiro.'],
  ])('may not be %j', (fields, campo, mensagem) => {
    expect(falhasDaRegra(nova(fields))).toEqual([{ campo, mensagem }]);
  });
});
