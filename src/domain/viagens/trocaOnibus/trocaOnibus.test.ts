import fc from 'fast-check';
import type { Classe } from '../classe';
import { isPior, judgeMudancas } from './judgeMudancas';
import { overlap, type Lugar, type Ocupante } from './ocupante';
import { proposeMudancas } from './proposeMudancas';
import { DIREITO_CLASSE_INFERIOR, explainEfeito, palavrasRecusa, resumoMudancas, textoFaltam } from './textosMudanca';

const umLugar = (numero: number, changes: Partial<Lugar> = {}): Lugar => ({
  numero,
  andar: 1,
  fila: Math.floor((numero - 1) / 4),
  coluna: [0, 1, 3, 4][(numero - 1) % 4] ?? 0,
  classe: 'convencional',
  acessivel: false,
  preferencialMulheres: false,
  ...changes,
});
/** Rows of four with an aisle: 1 2 | 3 4, 5 6 | 7 8 … */
const umOnibus = (count: number, changes: (numero: number) => Partial<Lugar> = () => ({})): Lugar[] =>
  Array.from({ length: count }, (_, i) => umLugar(i + 1, changes(i + 1)));
const umOcupante = (poltrona: number, changes: Partial<Ocupante> = {}): Ocupante => ({
  id: `r${poltrona}/${poltrona}`,
  grupo: `r${poltrona}`,
  poltrona,
  classe: 'convencional',
  original: null,
  acessivel: false,
  mulheres: false,
  seqO: 0,
  seqD: 2,
  vetadas: [],
  ...changes,
});
const umGrupo = (poltronas: number[], changes: Partial<Ocupante> = {}): Ocupante[] =>
  poltronas.map((poltrona) => umOcupante(poltrona, { id: `g/${poltrona}`, grupo: 'g', ...changes }));
const move = (antes: Lugar[], depois: Lugar[], ocupantes: Ocupante[]): (readonly [number, number])[] =>
  proposeMudancas(antes, depois, ocupantes).mudancas.map(({ id, para }) => [
    ocupantes.find((one) => one.id === id)?.poltrona ?? 0,
    para,
  ]);
const leitoFrom = (from: number) => (numero: number) => (numero >= from ? { classe: 'leito' as Classe } : {});

describe('the seats that are proposed in another coach', () => {
  it('are the same ones for whoever can stay, and the nearest of the class for the others', () => {
    const ocupantes = [umOcupante(3), umOcupante(18), umOcupante(13)];
    expect(move(umOnibus(20), umOnibus(16), ocupantes)).toEqual([[18, 14]]);
  });

  it('are side by side for people who travel together, next to whoever of them stays', () => {
    expect(move(umOnibus(20), umOnibus(16), umGrupo([17, 18]))).toEqual([
      [17, 1],
      [18, 2],
    ]);
    const [[, para] = []] = [move(umOnibus(20), umOnibus(16), [...umGrupo([13, 17]), umOcupante(14)])[0] ?? []];
    expect([9]).toContain(para);
  });

  it('are of the paid class, then of a better one, and of a worse one for nobody who can have another', () => {
    const depois = umOnibus(8, leitoFrom(5));
    expect(move(umOnibus(12), depois, [umOcupante(12)])).toEqual([[12, 4]]);
    const full = [1, 2, 3, 4].map((numero) => umOcupante(numero));
    expect(move(umOnibus(12), depois, [...full, umOcupante(12)])).toEqual([[12, 8]]);
    const leitos = [5, 6, 7, 8, 9].map((numero) => umOcupante(numero, { classe: 'leito' }));
    const moved = move(umOnibus(12, leitoFrom(5)), depois, leitos);
    expect(moved).toEqual([[9, expect.any(Number)]]);
    expect(moved[0]?.[1]).toBeLessThan(5);
  });

  it('keep the step-free and the women’s seats for whoever had one', () => {
    const reserved = (numero: number): Partial<Lugar> => ({
      acessivel: numero === 1,
      preferencialMulheres: numero === 2,
    });
    const depois = umOnibus(8, reserved);
    const people = [
      umOcupante(9, { acessivel: true }),
      umOcupante(10, { mulheres: true }),
      umOcupante(2),
      ...[3, 4, 5, 6].map((numero) => umOcupante(numero)),
    ];
    expect(move(umOnibus(12), depois, people)).toEqual([
      [2, 7],
      [9, 1],
      [10, 2],
    ]);
  });

  it('of a women’s seat are given to nobody else, even where somebody is left without one', () => {
    const depois = umOnibus(2, (numero) => ({ preferencialMulheres: numero === 2 }));
    const { mudancas, semLugar } = proposeMudancas(umOnibus(4), depois, [umOcupante(1), umOcupante(3)]);
    expect([mudancas, semLugar]).toEqual([[], ['r3/3']]);
  });

  it('are on the deck of the old seat where it has room', () => {
    const decks = (numero: number): Partial<Lugar> => ({
      andar: numero > 8 ? 2 : 1,
      fila: Math.floor(((numero - 1) % 8) / 4),
    });
    const depois = umOnibus(16, decks).filter(({ numero }) => numero !== 12);
    expect(move(umOnibus(16, decks), depois, [umOcupante(12)])).toEqual([[12, 11]]);
  });

  it('serve two people on different legs, and are those of the purchase where the first coach comes back', () => {
    const halves = [umOcupante(9, { seqD: 1 }), umOcupante(10, { seqO: 1 })];
    const one = umOnibus(1);
    expect(proposeMudancas(umOnibus(12), one, halves).mudancas.map(({ para }) => para)).toEqual([1, 1]);
    const back = umOcupante(4, { original: 18 });
    expect(move(umOnibus(16), umOnibus(20), [back])).toEqual([[4, 18]]);
    expect(move(umOnibus(16), umOnibus(20), [back, umOcupante(18)])).toEqual([]);
  });

  it('are none that the same order gave back before', () => {
    expect(move(umOnibus(12), umOnibus(8), [umOcupante(12, { vetadas: [8] })])).toEqual([[12, 7]]);
  });
});

describe('seats that an operator chose', () => {
  const antes = umOnibus(8);
  const depois = umOnibus(4, (numero) => (numero === 4 ? { classe: 'leito' as const } : {}));

  it('are refused where they are missing, taken, or not chosen at all', () => {
    const people = [umOcupante(1), umOcupante(7), umOcupante(8), umOcupante(6), umOcupante(4)];
    const { recusas } = judgeMudancas(antes, depois, people, [
      { id: 'r7/7', para: 1 },
      { id: 'r8/8', para: 9 },
    ]);
    expect(new Map(recusas.map(({ id, motivo }) => [id, motivo]))).toEqual(
      new Map([
        ['r7/7', 'ocupada'],
        ['r8/8', 'inexistente'],
        ['r6/6', 'sem_destino'],
        ['r4/4', 'sem_destino'],
      ]),
    );
    expect(Object.keys(palavrasRecusa)).toEqual(['inexistente', 'ocupada', 'sem_destino']);
  });

  it('say what they mean for each person', () => {
    const group = umGrupo([5, 6], { classe: 'leito', acessivel: true, mulheres: true, original: 1 });
    const { efeitos } = judgeMudancas(antes, depois, group, [
      { id: 'g/5', para: 1 },
      { id: 'g/6', para: 4 },
    ]);
    expect(efeitos.map(explainEfeito)).toEqual([
      'volta à poltrona da compra, classe inferior, separa quem viaja junto, perde a poltrona acessível, perde a poltrona preferencial para mulheres',
      'mesma classe, separa quem viaja junto, perde a poltrona acessível, perde a poltrona preferencial para mulheres',
    ]);
    expect(resumoMudancas(efeitos)).toBe('2 pessoas mudam de poltrona, 2 para pior.');
    expect(resumoMudancas([])).toBe('Ninguém muda de poltrona.');
    const { efeitos: better } = judgeMudancas(antes, depois, [umOcupante(8)], [{ id: 'r8/8', para: 4 }]);
    expect([better.map(explainEfeito), resumoMudancas(better)]).toEqual([
      ['classe melhor'],
      '1 pessoa muda de poltrona, ninguém para pior.',
    ]);
    expect([textoFaltam(1), textoFaltam(3)]).toEqual([
      'Falta lugar para 1 pessoa no outro ônibus.',
      'Falta lugar para 3 pessoas no outro ônibus.',
    ]);
    expect(DIREITO_CLASSE_INFERIOR).toContain('sem taxa');
  });
});

describe('of any coach and any people', () => {
  const classes = fc.constantFrom<Classe>('convencional', 'executivo', 'leito');
  const coach = fc
    .array(
      fc.record({
        classe: classes,
        acessivel: fc.boolean(),
        preferencialMulheres: fc.boolean(),
        andar: fc.integer({ min: 1, max: 2 }),
      }),
      {
        minLength: 1,
        maxLength: 16,
      },
    )
    .map((seats) =>
      seats.map((seat, i) =>
        umLugar(i + 1, {
          ...seat,
          acessivel: seat.acessivel && i % 5 === 0,
          preferencialMulheres: seat.preferencialMulheres && i % 5 === 1,
        }),
      ),
    );
  const people = fc
    .array(
      fc.record({
        poltrona: fc.integer({ min: 1, max: 20 }),
        from: fc.integer({ min: 0, max: 2 }),
        legs: fc.integer({ min: 1, max: 3 }),
        grupo: fc.constantFrom('a', 'b', 'c'),
      }),
      {
        maxLength: 20,
      },
    )
    .map((list) =>
      list
        .map(({ poltrona, from, legs, grupo }, i) =>
          umOcupante(poltrona, { id: `${i}`, grupo: `${grupo}${from}${legs}`, seqO: from, seqD: from + legs }),
        )
        .filter(
          (one, i, all) => !all.slice(0, i).some((other) => other.poltrona === one.poltrona && overlap(one, other)),
        ),
    );
  const inClasses = (antes: Lugar[], ocupantes: Ocupante[]): Ocupante[] =>
    ocupantes.map((one) => {
      const seat = antes.find(({ numero }) => numero === one.poltrona);
      return {
        ...one,
        classe: seat?.classe ?? one.classe,
        acessivel: seat?.acessivel ?? false,
        mulheres: seat?.preferencialMulheres ?? false,
      };
    });

  it('a proposal seats everybody once or names them, is accepted as it is, and is always the same', () => {
    fc.assert(
      fc.property(coach, coach, people, (antes, depois, drawn) => {
        const ocupantes = inClasses(antes, drawn);
        const { mudancas, semLugar } = proposeMudancas(antes, depois, ocupantes);
        const seated = ocupantes.filter(({ id }) => !semLugar.includes(id));
        const { recusas } = judgeMudancas(antes, depois, seated, mudancas);
        expect(recusas).toEqual([]);
        expect(proposeMudancas(antes, depois, [...ocupantes].reverse())).toEqual({ mudancas, semLugar });
        expect(mudancas.some(({ id }) => semLugar.includes(id))).toBe(false);
      }),
    );
  });

  it('nobody gets a worse class while a seat of their own or a better one is free for them', () => {
    fc.assert(
      fc.property(coach, coach, people, (antes, depois, drawn) => {
        const ocupantes = inClasses(antes, drawn);
        const { mudancas, semLugar } = proposeMudancas(antes, depois, ocupantes);
        const seatOf = (one: Ocupante) => mudancas.find(({ id }) => id === one.id)?.para ?? one.poltrona;
        const seated = ocupantes.filter(({ id }) => !semLugar.includes(id));
        const { efeitos } = judgeMudancas(antes, depois, seated, mudancas);
        for (const { id } of efeitos.filter(({ classe }) => classe < 0)) {
          const one = ocupantes.find((other) => other.id === id);
          const free = depois.filter(
            (lugar) =>
              one !== undefined &&
              !lugar.preferencialMulheres &&
              ['convencional', 'executivo', 'leito'].indexOf(lugar.classe) >=
                ['convencional', 'executivo', 'leito'].indexOf(one.classe) &&
              !seated.some((other) => seatOf(other) === lugar.numero && overlap(other, one)),
          );
          expect(free).toEqual([]);
        }
        expect(efeitos.every((efeito) => isPior(efeito) === (efeito.classe < 0 || efeito.perdeAcessivel))).toBe(true);
      }),
    );
  });

  it('going to another coach and back ends in the seats of the purchase', () => {
    fc.assert(
      fc.property(coach, people, (antes, drawn) => {
        const depois = umOnibus(40);
        const ocupantes = inClasses(antes, drawn).filter(({ poltrona }) => poltrona <= antes.length);
        const { mudancas } = proposeMudancas(antes, depois, ocupantes);
        const moved = ocupantes.map((one) => {
          const para = mudancas.find(({ id }) => id === one.id)?.para ?? one.poltrona;
          return { ...one, poltrona: para, original: para === one.poltrona ? null : one.poltrona };
        });
        const back = proposeMudancas(depois, antes, moved);
        expect(back.semLugar).toEqual([]);
        const seats = moved.map((one) => back.mudancas.find(({ id }) => id === one.id)?.para ?? one.poltrona);
        expect(seats).toEqual(ocupantes.map(({ poltrona }) => poltrona));
      }),
    );
  });
});
