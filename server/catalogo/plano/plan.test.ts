import fc from 'fast-check';
import { composeFiles } from '../testdata/composeFiles';
import { changed, feed } from '../testdata/feeds';
import type { Desejado, LinhaDesejada } from '../composicao/desejado';
import { emptyCatalogo as empty, applyPlano as apply } from '../testdata/applyPlano';
import { planImport } from './plan';
import { isNothing } from './resumo';

const places = ['a', 'b', 'c'];
const oneLine = fc.record({
  externo: fc.constantFrom('l1', 'l2', 'l3'),
  codigo: fc.constantFrom('1', '2'),
  preco: fc.integer({ min: 1, max: 3 }),
  km: fc.integer({ min: 1, max: 3 }),
  sold: fc.boolean(),
  hora: fc.integer({ min: 0, max: 2 }),
  data: fc.constantFrom('2026-12-24', '2026-12-25', null),
});
const catalogue = fc
  .uniqueArray(oneLine, { selector: ({ externo }) => externo, maxLength: 3 })
  .map((lines): Desejado => ({
    localidades: places.map((externo) => ({
      externo,
      ibge: 0,
      nome: externo,
      terminal: externo,
      uf: 'SP',
      busca: externo,
      aliases: '',
      tz: 'America/Sao_Paulo',
      lat: 0,
      lon: 0,
      peso: 0,
    })),
    layouts: [
      {
        externo: 'carro',
        nome: 'Carro',
        andares: 1,
        poltronas: [{ poltrona: 1, andar: 1, fila: 1, coluna: 0, classe: 1, recursos: 1 }],
        recursos: [{ tipo: 'wc', andar: 1, fila: 2, coluna: 3 }],
      },
    ],
    linhas: lines.map(({ externo, codigo, preco, km, sold }): LinhaDesejada => ({
      externo,
      codigo,
      nome: codigo,
      operadora: 'V',
      paradas: [
        { localidade: places[Number(codigo)] ?? 'a', km: 0, minutos: 0, parada_min: 0 },
        { localidade: 'a', km, minutos: 60, parada_min: 0 },
      ],
      pares: sold ? [{ seq_o: 0, seq_d: 1 }] : [],
      tarifas: sold
        ? [
            {
              seq_o: 0,
              seq_d: 1,
              classe: 1,
              vigente_de: '2000-01-01',
              centavos: preco,
              pedagio: 0,
              embarque: 0,
              seguro: 0,
            },
          ]
        : [],
    })),
    horarios: lines.map(({ externo, hora, data }) => ({
      externo: `h-${externo}`,
      linha: externo,
      layout: 'carro',
      hora_min: hora,
      fuso: 'America/Sao_Paulo',
      servico: {
        dias: 127,
        vigente_de: '2020-01-01',
        vigente_ate: '2029-12-31',
        excecoes: data === null ? [] : [{ data, acao: 'para' as const }],
      },
    })),
  }));

describe('the plan of an import', () => {
  it('is empty once it has been carried out, whatever stood there before', () => {
    fc.assert(
      fc.property(fc.array(catalogue, { minLength: 1, maxLength: 4 }), (history) => {
        let now = empty;
        for (const wanted of history) {
          now = apply(now, planImport(now, wanted));
          const again = planImport(now, wanted);
          expect(isNothing(again.resumo)).toBe(true);
          expect(again.origens).toEqual([]);
          expect(Object.values(again.gravar).flat()).toEqual([]);
        }
      }),
    );
  });

  it('gives each row of the feed one id for good, also when it comes back', () => {
    fc.assert(
      fc.property(catalogue, catalogue, (first, second) => {
        const one = apply(empty, planImport(empty, first));
        const gone = apply(one, planImport(one, second));
        const back = apply(gone, planImport(gone, first));
        const ids = back.origens.map(({ tipo, externo }) => `${tipo} ${externo}`);
        expect(new Set(ids).size).toBe(ids.length);
        expect(back.linhas.horario.map(({ id }) => id).sort()).toEqual(one.linhas.horario.map(({ id }) => id).sort());
      }),
    );
  });

  it('ends the lines of a catalogue that no feed made, and takes none of their ids', async () => {
    const linha = { id: 7, codigo: '1', nome: 'Antiga', operadora: 'V', encerrada: false };
    const atual = { ...empty, linhas: { ...empty.linhas, linha: [linha] } };
    const plano = planImport(atual, (await composeFiles(feed)).desejado);
    expect(plano.linhasEncerradas).toEqual([{ ...linha, encerrada: true }]);
    expect(plano.linhasNovas.map(({ id }) => id)).toEqual([8, 9]);
    expect(plano.resumo.linhas).toEqual({ novas: 2, mudadas: 0, encerradas: 1 });
  });

  it('changes a price in its place, and a time by a line of its own', async () => {
    const wanted = async (arquivos: typeof feed) => (await composeFiles(arquivos)).desejado;
    const now = apply(empty, planImport(empty, await wanted(feed)));
    const dearer = planImport(now, await wanted(changed(feed, 'fare_attributes.txt', '80.5', '81')));
    expect(dearer.resumo).toMatchObject({ tarifas: { novas: 0, mudadas: 4, encerradas: 0 }, linhas: { novas: 0 } });
    const slower = planImport(
      now,
      await wanted(changed(feed, 'stop_times.txt', 'volta-9,15:30:00,15:30:00', 'volta-9,15:40:00,15:40:00')),
    );
    expect(slower.resumo.linhas).toEqual({ novas: 1, mudadas: 0, encerradas: 1 });
    expect(slower.resumo.horarios).toEqual({ novas: 0, mudadas: 1, encerradas: 0 });
  });
});
