import { codigoDeClasse, type Classe } from '../../src/domain/viagens/classe';
import { recursoPoltrona } from '../viagens/recursoPoltrona';
import type { LayoutPoltronaRow, LayoutRecursoRow, LayoutRow } from './types';

type Tipo = LayoutRecursoRow['tipo'];

/** A thing on the grid that takes the place of seats, on one side of the aisle of a row. */
interface Feature {
  tipo: Tipo;
  fila: number;
  lado: 'esquerdo' | 'direito';
}

/** One floor: seats of one class, row by row from the driver. */
interface Deck {
  andar: number;
  classe: Classe;
  primeiraFila: number;
  filas: number;
  features: readonly Feature[];
  /** The first row is for people with reduced mobility: the floor one boards on without stairs. */
  acessivel?: boolean;
}

interface LayoutSpec {
  id: number;
  nome: string;
  decks: readonly Deck[];
}

const driver: Feature = { tipo: 'motorista', fila: 0, lado: 'esquerdo' };
const at = (tipo: Tipo, fila: number, lado: Feature['lado'] = 'direito'): Feature => ({ tipo, fila, lado });

/** A coach with one floor: the driver's row, seats, and the WC behind on the right. */
const oneDeck = (classe: Classe, filas: number, ...features: Feature[]): Deck[] => [
  { andar: 1, classe, primeiraFila: 1, filas, features: [driver, ...features], acessivel: true },
];

/** Below: the better class behind the stairs. Above: the rest, with the stairs' opening and the fridge. */
const twoDecks = (below: Classe, filasBelow: number, above: Classe, filasAbove: number): Deck[] => [
  {
    andar: 1,
    classe: below,
    primeiraFila: 2,
    filas: filasBelow,
    features: [driver, at('escada', 1), at('wc', 1, 'esquerdo')],
    acessivel: true,
  },
  {
    andar: 2,
    classe: above,
    primeiraFila: 0,
    filas: filasAbove,
    features: [at('escada', 3), at('geladeira', filasAbove - 1)],
  },
];

const specs: readonly LayoutSpec[] = [
  { id: 1, nome: 'Convencional 46', decks: oneDeck('convencional', 12, at('wc', 12)) },
  { id: 2, nome: 'Executivo 44', decks: oneDeck('executivo', 12, at('wc', 12), at('geladeira', 12, 'esquerdo')) },
  { id: 3, nome: 'Executivo 46', decks: oneDeck('executivo', 12, at('wc', 12)) },
  { id: 4, nome: 'Semileito 42', decks: oneDeck('semi-leito', 11, at('wc', 11)) },
  { id: 5, nome: 'Leito 26', decks: oneDeck('leito', 9, at('wc', 9)) },
  { id: 6, nome: 'Leito-cama 20', decks: oneDeck('leito-cama', 7, at('wc', 7)) },
  { id: 7, nome: 'Dois pisos: executivo e leito', decks: twoDecks('leito', 4, 'executivo', 12) },
  { id: 8, nome: 'Dois pisos: semileito e leito-cama', decks: twoDecks('leito-cama', 3, 'semi-leito', 11) },
  { id: 9, nome: 'Dois pisos: convencional e semileito', decks: twoDecks('semi-leito', 3, 'convencional', 12) },
  { id: 10, nome: 'Dois pisos: semileito e leito', decks: twoDecks('leito', 4, 'semi-leito', 12) },
];

/** Columns by side, in the order of the numbers: window first. Column 2 is the aisle, 0 and 4 are the windows. */
const colunas = { esquerdo: [0, 1], direito: [4, 3] } as const;
const lados = ['esquerdo', 'direito'] as const;

/** Leito and leito-cama have two seats left of the aisle and one on its right. */
const isWide = (classe: Classe): boolean => classe === 'leito' || classe === 'leito-cama';

function recursosOf({ acessivel, primeiraFila }: Deck, fila: number, lado: Feature['lado'], coluna: number): number {
  let recursos = coluna === 0 || coluna === 4 ? recursoPoltrona.janela : 0;
  if (acessivel && fila === primeiraFila && lado === 'direito') recursos += recursoPoltrona.acessivel;
  if (fila === primeiraFila + 1 && lado === 'esquerdo') recursos += recursoPoltrona.preferencialMulheres;
  return recursos;
}

type Seat = Omit<LayoutPoltronaRow, 'layout_id' | 'poltrona'>;

function seatsOf(deck: Deck): Seat[] {
  const taken = new Set(deck.features.map(({ fila, lado }) => `${fila} ${lado}`));
  const filas = Array.from({ length: deck.filas }, (_, index) => deck.primeiraFila + index);
  return filas.flatMap((fila) =>
    lados.flatMap((lado) => {
      if (taken.has(`${fila} ${lado}`)) return [];
      const side = isWide(deck.classe) && lado === 'direito' ? [4] : colunas[lado];
      return side.map((coluna) => ({
        andar: deck.andar,
        fila,
        coluna,
        classe: codigoDeClasse[deck.classe],
        recursos: recursosOf(deck, fila, lado, coluna),
      }));
    }),
  );
}

/** Seats are numbered from the upper deck down, as on the road: 1 is above, behind the windscreen. */
const poltronasOf = ({ id, decks }: LayoutSpec): LayoutPoltronaRow[] =>
  [...decks]
    .reverse()
    .flatMap(seatsOf)
    .map((seat, index) => ({ layout_id: id, poltrona: index + 1, ...seat }));

const recursosDe = ({ id, decks }: LayoutSpec): LayoutRecursoRow[] =>
  decks.flatMap(({ andar, features }) =>
    features.map(({ tipo, fila, lado }) => ({ layout_id: id, tipo, andar, fila, coluna: colunas[lado][0] })),
  );

/** Every seat of every layout. */
export const layoutPoltronas: readonly LayoutPoltronaRow[] = specs.flatMap(poltronasOf);

/** WC, stairs, driver and fridge of every layout. */
export const layoutRecursos: readonly LayoutRecursoRow[] = specs.flatMap(recursosDe);

/** The coaches of the house. Layout 1 is the plain one: 46 seats, one class, one deck. */
export const layouts: readonly LayoutRow[] = specs.map(({ id, nome, decks }) => ({
  id,
  nome,
  andares: decks.length,
  capacidade: layoutPoltronas.filter(({ layout_id }) => layout_id === id).length,
}));

/** The classes on board a layout. */
export const classesDoLayout: ReadonlyMap<number, readonly Classe[]> = new Map(
  specs.map(({ id, decks }) => [id, decks.map(({ classe }) => classe)]),
);
