import { composeFiles } from '../testdata/composeFiles';
import { feed, type Arquivos } from '../testdata/feeds';

/** The coaches of a feed whose seats are these lines: number, floor, row, column, class. */
const withSeats = (lines: string[], more: Arquivos = {}): Arquivos => ({
  ...feed,
  'itape_poltronas.txt': [
    'layout_id,poltrona,andar,fila,coluna,classe,janela,acessivel,preferencial_mulheres',
    ...lines.map((line) => `pequeno,${line}`),
  ].join('\n'),
  ...more,
});
const layoutsOf = async (arquivos: Arquivos) => {
  const { desejado, falhas } = await composeFiles(arquivos);
  expect(falhas).toEqual([]);
  return desejado.layouts;
};
const motivosDe = async (arquivos: Arquivos) =>
  (await composeFiles(arquivos)).falhas.map(({ arquivo, linha, motivo }) => `${arquivo}:${linha} ${motivo}`);

describe('the coaches of a feed', () => {
  it('have windows at both sides, unless their file says otherwise, and the other features as bits', async () => {
    const [layout] = await layoutsOf(
      withSeats([
        '1,1,1,0,convencional,,,',
        '2,1,1,1,convencional,1,,',
        '3,1,1,4,convencional,0,1,1',
        '4,1,1,3,convencional,,0,1',
      ]),
    );
    expect(layout?.poltronas.map(({ poltrona, recursos }) => [poltrona, recursos])).toEqual([
      [1, 1],
      [2, 1],
      [3, 6],
      [4, 4],
    ]);
  });

  it('have two floors where a seat stands on the second', async () => {
    const [one] = await layoutsOf(withSeats(['1,,1,0,leito,,,']));
    const [two] = await layoutsOf(withSeats(['1,1,1,0,leito,,,', '2,2,1,0,executivo,,,']));
    expect([one?.andares, two?.andares]).toEqual([1, 2]);
  });

  it('are the same coach however their lines are sorted, and another with another seat or feature', async () => {
    const seats = ['1,1,1,0,convencional,,,', '2,1,1,1,convencional,,,'];
    const idOf = async (lines: string[], more?: Arquivos) => (await layoutsOf(withSeats(lines, more)))[0]?.externo;
    const [usual, sorted, moved, closed] = [
      await idOf(seats),
      await idOf(seats.toReversed()),
      await idOf(['1,1,1,0,convencional,,,', '2,1,1,3,convencional,,,']),
      await idOf(seats, { 'itape_recursos.txt': 'layout_id,fila,coluna,tipo\npequeno,9,0,wc' }),
    ];
    expect(sorted).toBe(usual);
    expect(new Set([usual, moved, closed]).size).toBe(3);
  });

  it('come with the run that names them, else with its route, else with all the others', async () => {
    const onibus = 'layout_id,nome\npequeno,Pequeno\ngrande,Grande\nleito,Leito';
    const seat = (id: string, numero: number) => `${id},${numero},1,0,convencional`;
    const poltronas = [
      'layout_id,poltrona,fila,coluna,classe',
      seat('pequeno', 1),
      seat('grande', 2),
      seat('leito', 3),
    ];
    const carros = ['trip_id,route_id,layout_id', ',,pequeno', ',sprj,grande', 'ida-23,,leito'];
    const coachOf = async (lines: string[]) => {
      const { desejado } = await composeFiles({
        ...feed,
        'itape_onibus.txt': onibus,
        'itape_poltronas.txt': poltronas.join('\n'),
        'itape_viagens.txt': lines.join('\n'),
      });
      const nomes = new Map(desejado.layouts.map(({ externo, nome }) => [externo, nome]));
      return desejado.horarios.map(({ externo, layout }) => [externo, nomes.get(layout)]);
    };
    expect(await coachOf(carros)).toEqual([
      ['ida-8', 'Grande'],
      ['ida-23', 'Leito'],
      ['volta-9', 'Grande'],
    ]);
    expect(await coachOf(carros.filter((line) => !line.includes('sprj')))).toEqual([
      ['ida-8', 'Pequeno'],
      ['ida-23', 'Leito'],
      ['volta-9', 'Pequeno'],
    ]);
    // A run without a coach is not sold; the others are.
    expect(await coachOf(carros.filter((line) => line.startsWith('trip') || line.includes('leito')))).toEqual([
      ['ida-23', 'Leito'],
    ]);
  });

  it.each<[string, Arquivos, string]>([
    [
      'two seats at one place',
      withSeats(['1,1,1,0,leito,,,', '2,1,1,0,leito,,,']),
      'itape_poltronas.txt:3 piso 1, fila 1, coluna 0 já tem dono',
    ],
    [
      'a toilet on a seat',
      withSeats(['1,1,1,0,leito,,,'], { 'itape_recursos.txt': 'layout_id,fila,coluna,tipo\npequeno,1,0,wc' }),
      'itape_recursos.txt:2 piso 1, fila 1, coluna 0 já tem dono',
    ],
    [
      'a coach twice',
      { ...feed, 'itape_onibus.txt': 'layout_id,nome\npequeno,Pequeno\npequeno,Outro' },
      'itape_onibus.txt:3 layout_id: pequeno se repete',
    ],
    [
      'a feature of an unknown coach',
      { ...feed, 'itape_recursos.txt': 'layout_id,fila,coluna,tipo\nmaior,9,0,wc' },
      'itape_recursos.txt:2 layout_id: maior não está em itape_onibus.txt',
    ],
    [
      'a run with an unknown coach',
      { ...feed, 'itape_viagens.txt': 'trip_id,route_id,layout_id\n,,maior' },
      'itape_viagens.txt:2 layout_id: maior não está em itape_onibus.txt',
    ],
    [
      'a seat of number 100',
      withSeats(['100,1,1,0,leito,,,']),
      'itape_poltronas.txt:2 poltrona: 100 não está entre 1 e 99',
    ],
  ])('are refused with %s', async (_, arquivos, motivo) => {
    expect(await motivosDe(arquivos)).toContain(motivo);
  });

  it('may have one place on both floors', async () => {
    const [layout] = await layoutsOf(withSeats(['1,1,1,0,leito,,,', '2,2,1,0,leito,,,']));
    expect(layout?.poltronas).toHaveLength(2);
  });
});

describe('the distances of a feed', () => {
  const kmOf = async (text: string | null) => {
    const { desejado } = await composeFiles({ ...feed, 'itape_distancias.txt': text });
    return desejado.linhas.map(({ paradas }) => paradas.map(({ km }) => km));
  };

  it('are the way as the crow flies from stop to stop, where the feed has none', async () => {
    const [ida, volta] = await kmOf(null);
    expect(ida?.map((km, i) => km - (ida[i - 1] ?? 0))).toEqual([0, 251, 136]);
    expect(volta).toEqual([0, 356]);
  });

  it('are those of our file, of the direction before those of both, and never fall', async () => {
    const lines = ['route_id,direction_id,stop_id,km', 'sprj,,resende,270', 'sprj,0,resende,268', 'sprj,,tiete-7,430'];
    const [ida, volta] = await kmOf(lines.join('\n'));
    // Nobody says how far Rio is on the way there; its way is added to that of Resende.
    expect(ida?.slice(0, 2)).toEqual([430, 430]);
    expect(volta).toEqual([0, 430]);
    const [usual] = await kmOf(lines.filter((line) => !line.includes('tiete')).join('\n'));
    expect(usual).toEqual([0, 268, 268 + 136]);
  });

  it('of an unknown route or stop are refused', async () => {
    const text = 'route_id,direction_id,stop_id,km\nxx,,resende,1\nsprj,,mar,1';
    expect(await motivosDe({ ...feed, 'itape_distancias.txt': text })).toEqual([
      'itape_distancias.txt:2 route_id: xx não está em routes.txt',
      'itape_distancias.txt:3 stop_id: mar não está em stops.txt',
    ]);
  });
});
