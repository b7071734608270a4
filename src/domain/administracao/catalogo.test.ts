import { importacaoConferida } from '../../../tests/bodies/administracaoBodies';
import type { ResumoFeed, SituacaoImportacao } from '../wire/administracao/catalogo';
import {
  isDescartavel,
  isEmAndamento,
  mudancasDe,
  nomesAssunto,
  nomesSituacao,
  resumoEmLinha,
  textoMantidas,
} from './catalogo';

const nenhuma = { novas: 0, mudadas: 0, encerradas: 0 };
const semMudanca: ResumoFeed = {
  localidades: nenhuma,
  linhas: nenhuma,
  paradas: nenhuma,
  trechos: nenhuma,
  tarifas: nenhuma,
  onibus: nenhuma,
  horarios: nenhuma,
  excecoes: nenhuma,
};
const resumo = (change: Partial<ResumoFeed>): ResumoFeed => ({ ...semMudanca, ...change });

describe('an import', () => {
  it.each<[SituacaoImportacao, boolean, boolean]>([
    ['recebendo', false, true],
    ['conferindo', true, false],
    ['recusada', false, true],
    ['conferida', false, true],
    ['aplicando', true, false],
    ['aplicada', false, false],
    ['ultrapassada', false, true],
    ['descartada', false, false],
    ['falhou', false, true],
  ])('that is %s is worked on: %s, and may be given up: %s', (situacao, emAndamento, descartavel) => {
    expect([isEmAndamento(situacao), isDescartavel(situacao)]).toEqual([emAndamento, descartavel]);
  });

  it('has a name for each of its states, and none of them twice', () => {
    const nomes = Object.values(nomesSituacao);
    expect(new Set(nomes).size).toBe(nomes.length);
  });
});

describe('the change of a catalogue', () => {
  it('is told by its parts in the order of the page, without those that stay as they are', () => {
    expect(mudancasDe(importacaoConferida.resultado?.efeito?.resumo ?? semMudanca)).toEqual([
      { assunto: 'Linhas', novas: '2', mudadas: '0', encerradas: '1' },
      { assunto: 'Paradas das linhas', novas: '6', mudadas: '0', encerradas: '0' },
      { assunto: 'Trechos à venda', novas: '8', mudadas: '0', encerradas: '0' },
      { assunto: 'Tarifas', novas: '8', mudadas: '4', encerradas: '0' },
      { assunto: 'Horários', novas: '1.234', mudadas: '0', encerradas: '5' },
      { assunto: 'Localidades', novas: '3', mudadas: '0', encerradas: '0' },
    ]);
  });

  it.each(Object.entries(nomesAssunto))(
    'in %s alone is told as %s alone, whichever of the three it is',
    (parte, nome) => {
      for (const tipo of ['novas', 'mudadas', 'encerradas'] as const) {
        const linhas = mudancasDe(resumo({ [parte]: { ...nenhuma, [tipo]: 1_000 } }));
        expect(linhas).toEqual([{ assunto: nome, novas: '0', mudadas: '0', encerradas: '0', [tipo]: '1.000' }]);
      }
    },
  );

  it.each<[Partial<ResumoFeed>, string]>([
    [{}, ''],
    [{ linhas: { novas: 2, mudadas: 0, encerradas: 0 } }, 'Linhas: 2 novas'],
    [{ linhas: { novas: 2, mudadas: 3, encerradas: 4 } }, 'Linhas: 2 novas, 3 mudadas, 4 encerradas'],
    [
      { tarifas: { novas: 0, mudadas: 1_500, encerradas: 0 }, linhas: { novas: 0, mudadas: 0, encerradas: 2 } },
      'Linhas: 2 encerradas · Tarifas: 1.500 mudadas',
    ],
  ])('in %j reads in one line: %s', (change, words) => expect(resumoEmLinha(resumo(change))).toBe(words));
});

it.each([
  [0, ''],
  [1, 'Há 1 partida vendida que fica como foi vendida; os passageiros não são avisados.'],
  [2, 'Há 2 partidas vendidas que ficam como foram vendidas; os passageiros não são avisados.'],
  [12_345, 'Há 12.345 partidas vendidas que ficam como foram vendidas; os passageiros não são avisados.'],
])('%s sold departures that stay: %s', (quantas, words) => expect(textoMantidas(quantas)).toBe(words));
