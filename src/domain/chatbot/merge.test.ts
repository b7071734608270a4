import fc from 'fast-check';
import type { Entendido } from './entendido';
import type { Lugar } from './lugares';
import { DIAS_FLEXIVEIS, merge } from './merge';
import { conversaNova, type Conversa, type Mundo } from './passos';

const HOJE = '2026-12-01';
const lugar = (id: string, terminal: string, nome = 'São Paulo'): Lugar => ({
  id,
  nome,
  uf: 'SP',
  terminal,
  fuso: id === 'manaus' ? 'America/Manaus' : 'America/Sao_Paulo',
});
const tiete = lugar('tiete', 'Tietê');
const barra = lugar('barra', 'Barra Funda');
const rio = lugar('rio', 'Novo Rio', 'Rio de Janeiro');

const mundo: Mundo = {
  lugar: (id) => [tiete, barra, rio, lugar('manaus', 'Manaus')].find((one) => one.id === id),
  serve: () => true,
  hoje: (fuso) => (fuso === 'America/Manaus' ? '2026-11-30' : HOJE),
  ultimoDia: () => '2027-03-01',
};
const dito = (said: Partial<Entendido>): Entendido => ({
  texto: '',
  assunto: null,
  cortesia: null,
  viagem: true,
  ...said,
});
const of = (antes: Partial<Conversa>, said: Partial<Entendido>) =>
  merge({ ...conversaNova, ...antes }, dito(said), mundo);
const data = (dia: number, mes?: number) => ({ tipo: 'data' as const, dia, ...(mes && { mes }) });

describe('a message that is merged into a conversation', () => {
  it('adds what it says and keeps what it does not', () => {
    const { conversa } = of(
      { origem: ['tiete'], dia: '2026-12-10', pessoas: 2, falhas: 1, pedido: 'destino' },
      { destino: [rio], classe: 'leito' },
    );
    expect(conversa).toMatchObject({
      origem: ['tiete'],
      destino: ['rio'],
      dia: '2026-12-10',
      pessoas: 2,
      classe: 'leito',
      falhas: 0,
      pedido: null,
    });
  });

  it('with both ends is a new trip: the day and the people stay, the preferences go', () => {
    const { conversa } = of(
      { dia: '2026-12-10', pessoas: 3, classe: 'leito', ordem: 'preco', idaVolta: true, volta: '2026-12-12' },
      { origem: [tiete], destino: [rio] },
    );
    expect(conversa).toMatchObject({ dia: '2026-12-10', pessoas: 3, classe: null, ordem: null, idaVolta: false });
    expect(conversa.volta).toBeNull();
  });

  it.each([
    ['a number of the list', { numero: 2 }, ['barra']],
    ['the name of a terminal', { texto: 'barra funda', origem: [tiete, barra] }, ['barra']],
    ['the city, which leaves the choice open', { texto: 'sao paulo', origem: [tiete, barra] }, ['tiete', 'barra']],
    ['another place', { texto: 'rio', origem: [rio] }, ['rio']],
    ['a number that is not on the list', { numero: 7 }, null],
  ] as const)('answers the question for a terminal with %s', (_, said, origem) => {
    const antes: Partial<Conversa> = { pedido: 'origem', opcoes: ['tiete', 'barra'] };
    const { conversa } = of(antes, { ...said, ...('origem' in said && { origem: [...said.origem] }) });
    expect(conversa.origem).toEqual(origem);
    expect(conversa.opcoes).toEqual([]);
  });

  it('takes a number for no place where none was offered', () => {
    expect(of({ pedido: 'origem' }, { numero: 1 }).conversa.origem).toBeNull();
    expect(of({ pedido: 'dia', opcoes: ['tiete'] }, { numero: 1 }).conversa.origem).toBeNull();
  });

  it('keeps at most eight terminals of a city', () => {
    const many = Array.from({ length: 12 }, (_, index) => lugar(`t${index}`, `Terminal ${index}`));
    expect(of({}, { origem: many }).conversa.origem).toHaveLength(8);
  });

  it('that asks for any day searches a month, by the calendar of the place of departure', () => {
    const said = { assunto: { tipo: 'qualquerDia' } } as Partial<Entendido>;
    expect(of({ origem: ['tiete'], dia: '2026-12-10' }, said).conversa).toMatchObject({
      dia: null,
      periodo: { inicio: HOJE, fim: '2026-12-31' },
      assunto: 'calendario',
    });
    expect(of({ origem: ['manaus'] }, said).conversa.periodo?.inicio).toBe('2026-11-30');
    expect(DIAS_FLEXIVEIS).toBe(30);
  });

  it('that names a day ends the search over a month', () => {
    const periodo = { inicio: HOJE, fim: '2026-12-31' };
    expect(of({ periodo, assunto: 'calendario' }, { ida: data(15, 12) }).conversa).toMatchObject({
      dia: '2026-12-15',
      periodo: null,
      assunto: 'busca',
    });
    expect(of({ periodo }, { destino: [rio] }).conversa.periodo).toEqual(periodo);
  });

  it('with a day that does not exist says so and keeps the day before it', () => {
    const { conversa, impossivel } = of({ dia: '2026-12-10' }, { ida: data(31, 2) });
    expect([conversa.dia, impossivel]).toEqual(['2026-12-10', true]);
    expect(of({ dia: '2026-12-10' }, { volta: data(31, 2) }).impossivel).toBe(true);
    expect(of({}, { ida: data(15, 12) }).impossivel).toBe(false);
  });

  it('drops a return before the way out, and every return of a way out alone', () => {
    const round = { dia: '2026-12-10', volta: '2026-12-12', idaVolta: true } as const;
    expect(of(round, { ida: data(11, 12) }).conversa.volta).toBe('2026-12-12');
    expect(of(round, { ida: data(13, 12) }).conversa.volta).toBeNull();
    expect(of(round, { idaVolta: false }).conversa).toMatchObject({ volta: null, idaVolta: false });
    expect(of({ dia: '2026-12-10' }, { mesmoDia: true, idaVolta: true }).conversa.volta).toBe('2026-12-10');
  });

  it('that takes any hour forgets hour and class, and not the order', () => {
    const antes: Partial<Conversa> = { classe: 'leito', ordem: 'preco' };
    expect(of(antes, { qualquerHora: true }).conversa).toMatchObject({ classe: null, faixa: null, ordem: 'preco' });
    expect(of(antes, { qualquerHora: true, classe: 'executivo' }).conversa.classe).toBe('executivo');
  });

  it('stays with the board of departures until a new trip is named', () => {
    const antes: Partial<Conversa> = { assunto: 'situacao', origem: ['tiete'] };
    expect(of(antes, { destino: [rio] }).conversa.assunto).toBe('situacao');
    expect(of(antes, { origem: [tiete], destino: [rio] }).conversa.assunto).toBe('busca');
    const situacao = { assunto: { tipo: 'situacao' }, origem: [tiete], destino: [rio] } as Partial<Entendido>;
    expect(of({}, situacao).conversa.assunto).toBe('situacao');
  });

  it('never leaves a return before its way out, whatever days are named', () => {
    const dia = fc.option(fc.record({ dia: fc.integer({ min: 1, max: 31 }), mes: fc.integer({ min: 1, max: 12 }) }));
    fc.assert(
      fc.property(fc.array(fc.tuple(dia, dia), { maxLength: 4 }), (messages) => {
        let conversa: Conversa = conversaNova;
        for (const [ida, volta] of messages) {
          const said = dito({
            ...(ida && { ida: { tipo: 'data', ...ida } }),
            ...(volta && { volta: { tipo: 'data', ...volta } }),
          });
          ({ conversa } = merge(conversa, said, mundo));
          if (conversa.dia !== null && conversa.volta !== null) expect(conversa.volta >= conversa.dia).toBe(true);
        }
      }),
    );
  });
});
