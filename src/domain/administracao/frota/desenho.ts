import type { Classe } from '../../viagens/classe';
import {
  falhasDaPlanta,
  isColunaDeJanela,
  limitesPlanta,
  type LugarPlanta,
  type PoltronaPlanta,
  type TipoRecurso,
} from '../../viagens/plantaOnibus';
import type { OnibusAdministrado, PlantaDesenhada } from '../../wire/administracao/frota';

type Poltrona = Omit<PoltronaPlanta, keyof LugarPlanta>;
/** A seat, or something else that fills a place. */
export type Conteudo = ({ tipo: 'poltrona' } & Poltrona) | { tipo: TipoRecurso };

/** A coach while it is being drawn: what stands in each place, by its key. */
export interface Desenho {
  nome: string;
  andares: number;
  filas: number;
  lugares: Readonly<Record<string, Conteudo>>;
}

/** The thing that a press on a place puts there; `editar` chooses the place alone. */
export type Pincel = 'editar' | 'vazio' | 'poltrona' | TipoRecurso;

const FILAS_NOVO = 12;

const chave = ({ andar, fila, coluna }: LugarPlanta): string => `${andar} ${fila} ${coluna}`;
const lugarDe = (key: string): LugarPlanta => {
  const [andar = 1, fila = 0, coluna = 0] = key.split(' ').map(Number);
  return { andar, fila, coluna };
};
const emOrdem = ([a]: [string, Conteudo], [b]: [string, Conteudo]): number => {
  const [one, other] = [lugarDe(a), lugarDe(b)];
  return one.andar - other.andar || one.fila - other.fila || one.coluna - other.coluna;
};

/** An empty coach of one deck with the driver in front. */
export const novoDesenho = (): Desenho => ({
  nome: '',
  andares: 1,
  filas: FILAS_NOVO,
  lugares: { [chave({ andar: 1, fila: 0, coluna: 0 })]: { tipo: 'motorista' } },
});

/** A coach as it stands, to be drawn anew. */
export function desenhoDe({ nome, andares, poltronas, recursos }: OnibusAdministrado): Desenho {
  const all: [string, Conteudo][] = [
    ...poltronas.map(({ andar, fila, coluna, ...poltrona }): [string, Conteudo] => [
      chave({ andar, fila, coluna }),
      { tipo: 'poltrona', ...poltrona },
    ]),
    ...recursos.map(({ tipo, ...lugar }): [string, Conteudo] => [chave(lugar), { tipo }]),
  ];
  const filas = 1 + Math.max(...[...poltronas, ...recursos].map(({ fila }) => fila));
  return { nome, andares, filas, lugares: Object.fromEntries(all) };
}

/** The content of a place; undefined where it is empty. */
export const conteudoEm = ({ lugares }: Desenho, lugar: LugarPlanta): Conteudo | undefined => lugares[chave(lugar)];

const numeros = ({ lugares }: Desenho): number[] =>
  Object.values(lugares).flatMap((one) => (one.tipo === 'poltrona' ? [one.numero] : []));

/** The lowest number that no seat has. */
function proximoNumero(desenho: Desenho): number {
  const used = new Set(numeros(desenho));
  let numero = 1;
  while (used.has(numero)) numero += 1;
  return numero;
}

/** Puts something into a place; a seat that stands there keeps its number and gets the class. */
export function pintar(desenho: Desenho, lugar: LugarPlanta, pincel: Pincel, classe: Classe): Desenho {
  const key = chave(lugar);
  if (pincel === 'editar') return desenho;
  const { [key]: before, ...others } = desenho.lugares;
  if (pincel === 'vazio') return { ...desenho, lugares: others };
  if (pincel !== 'poltrona') return { ...desenho, lugares: { ...others, [key]: { tipo: pincel } } };
  const seat: Conteudo =
    before?.tipo === 'poltrona'
      ? { ...before, classe }
      : {
          tipo: 'poltrona',
          numero: proximoNumero(desenho),
          classe,
          janela: isColunaDeJanela(lugar.coluna),
          acessivel: false,
          preferencialMulheres: false,
        };
  return { ...desenho, lugares: { ...others, [key]: seat } };
}

/** Changes a seat; a place without one stays as it is. */
export function mudarPoltrona(desenho: Desenho, lugar: LugarPlanta, mudanca: Partial<Poltrona>): Desenho {
  const before = conteudoEm(desenho, lugar);
  if (before?.tipo !== 'poltrona') return desenho;
  return { ...desenho, lugares: { ...desenho.lugares, [chave(lugar)]: { ...before, ...mudanca } } };
}

/** Numbers the seats from the front, deck by deck, each row from the left. */
export function renumerar(desenho: Desenho): Desenho {
  let numero = 0;
  const lugares = Object.entries(desenho.lugares)
    .sort(emOrdem)
    .map(([key, one]): [string, Conteudo] => {
      if (one.tipo !== 'poltrona') return [key, one];
      numero += 1;
      return [key, { ...one, numero }];
    });
  return { ...desenho, lugares: Object.fromEntries(lugares) };
}

/** Gives the coach so many rows and decks; whatever stands beyond them goes. */
export function comTamanho(desenho: Desenho, { filas, andares }: { filas: number; andares: number }): Desenho {
  const inside = Object.entries(desenho.lugares).filter(([key]) => {
    const lugar = lugarDe(key);
    return lugar.fila < filas && lugar.andar <= andares;
  });
  return { ...desenho, filas, andares, lugares: Object.fromEntries(inside) };
}

/** The drawing as the server takes it. */
export function toPlanta({ nome, lugares }: Desenho): PlantaDesenhada {
  const planta: PlantaDesenhada = { nome: nome.trim(), poltronas: [], recursos: [] };
  for (const [key, one] of Object.entries(lugares).sort(emOrdem)) {
    const lugar = lugarDe(key);
    if (one.tipo === 'poltrona') {
      const { numero, classe, janela, acessivel, preferencialMulheres } = one;
      planta.poltronas.push({ ...lugar, numero, classe, janela, acessivel, preferencialMulheres });
    } else planta.recursos.push({ ...lugar, tipo: one.tipo });
  }
  return planta;
}

/** The reasons why a drawing cannot be kept, by the rules that the server applies too. */
export function falhasDoDesenho(desenho: Desenho): string[] {
  const planta = toPlanta(desenho);
  const out = planta.poltronas.filter(({ numero }) => numero < 1 || numero > limitesPlanta.poltrona);
  return [
    ...(planta.nome.length < 3 ? ['Dê um nome de 3 letras ou mais: os passageiros o leem.'] : []),
    ...(out.length > 0 ? [`Numere as poltronas de 1 a ${limitesPlanta.poltrona}.`] : []),
    ...falhasDaPlanta(planta).map(({ onde, motivo }) => (onde === 'planta' ? `O ônibus ${motivo}.` : `${motivo}.`)),
  ];
}
