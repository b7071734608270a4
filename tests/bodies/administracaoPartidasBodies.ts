import type {
  PaginaPartidas,
  PartidaDoDia,
  PartidaOperada,
  PreviaOnibus,
} from '../../src/domain/wire/administracao/partidas';

const partida: PartidaDoDia = {
  id: '7',
  linha: '08-0001-00',
  nome: 'São Paulo a Rio de Janeiro',
  dia: '2026-11-21',
  hora: '14:30',
  terminal: 'Terminal Rodoviário do Tietê',
  situacao: 'atrasada',
  atrasoMinutos: 40,
  plataforma: '12',
  onibus: 'Convencional 46',
  lugares: 46,
  ocupadas: 33,
};

/** A day with a delay and a cancellation. */
export const paginaPartidas: PaginaPartidas = {
  total: 61,
  terminais: [
    { id: '1', nome: 'São Paulo, SP: Terminal Rodoviário do Tietê' },
    { id: '3', nome: 'Rio de Janeiro, RJ: Rodoviária Novo Rio' },
  ],
  partidas: [
    partida,
    { ...partida, id: '8', hora: '15:00', situacao: 'no_horario', atrasoMinutos: 0, plataforma: null, ocupadas: 4 },
    {
      ...partida,
      id: '9',
      hora: '15:10',
      linha: '19-0002-00',
      nome: 'Campo Grande a São Paulo, por Presidente Prudente e Ourinhos',
      terminal: 'Rodoviária de Campo Grande',
      situacao: 'cancelada',
      atrasoMinutos: 0,
      onibus: 'Dois andares',
      lugares: 44,
      ocupadas: 41,
    },
  ],
};

/** The late departure, as somebody else of the staff left it. */
export const partidaOperada: PartidaOperada = {
  partida,
  versao: '0193-a/-',
  operacao: {
    situacao: 'prevista',
    atrasoMinutos: 40,
    plataforma: '12',
    motivo: 'chuva',
    observacao: null,
    informarDesde: '2026-11-20T14:30:00-03:00',
    podeInformar: true,
    podeCancelar: true,
    podeDesfazer: true,
    passageiros: 31,
    ultimo: { acao: 'informado', em: '2026-11-21T11:40:00-03:00', autor: null },
  },
  pedidos: 28,
  emReserva: 2,
  onibus: { id: 1, nome: 'Convencional 46', lugares: 46 },
  previsto: null,
  opcoes: [
    { id: 2, nome: 'Dois andares', lugares: 44 },
    { id: 3, nome: 'Convencional 48', lugares: 48 },
  ],
  anterior: null,
  registros: [
    {
      id: '1',
      tipo: 'informado',
      em: '2026-11-21T11:40:00-03:00',
      proprio: false,
      antes: null,
      depois: { situacao: 'prevista', atrasoMinutos: 40, plataforma: '12', motivo: 'chuva' },
    },
  ],
};

type Lugar = PreviaOnibus['lugares'][number];
type Ocupante = PreviaOnibus['ocupantes'][number];

const umaFila = (count: number, leitoFrom = 99): Lugar[] =>
  Array.from({ length: count }, (_, i) => ({
    numero: i + 1,
    andar: 1,
    fila: Math.floor(i / 4),
    coluna: [0, 1, 3, 4][i % 4] ?? 0,
    classe: i + 1 >= leitoFrom ? ('leito' as const) : ('convencional' as const),
    acessivel: false,
    preferencialMulheres: false,
  }));

const umOcupante = (poltrona: number, changes: Partial<Ocupante> = {}): Ocupante => ({
  id: `r/${poltrona}`,
  grupo: 'r',
  poltrona,
  classe: 'convencional',
  original: null,
  acessivel: false,
  mulheres: false,
  seqO: 0,
  seqD: 2,
  vetadas: [],
  localizador: 'K7M2QX',
  ...changes,
});

/** A coach that lacks two of the taken seats: two travel together, one of them gets a better class. */
export const previaComMudancas: PreviaOnibus = {
  onibus: { id: 2, nome: 'Dois andares', lugares: 44 },
  antes: umaFila(46),
  lugares: umaFila(44, 41),
  ocupantes: [
    umOcupante(3, { grupo: 'a', id: 'a/3' }),
    umOcupante(45),
    umOcupante(46, { grupo: 'b', id: 'b/46', localizador: null }),
  ],
  mudancas: [
    { id: 'r/45', para: 40 },
    { id: 'b/46', para: 42 },
  ],
  semLugar: [],
};

/** A coach in which one of them is left over, and the other gets a worse class. */
export const previaSemLugar: PreviaOnibus = {
  ...previaComMudancas,
  lugares: umaFila(4),
  ocupantes: [
    umOcupante(3, { grupo: 'a', id: 'a/3' }),
    umOcupante(45, { classe: 'leito', original: 1 }),
    umOcupante(46, { grupo: 'b', id: 'b/46', localizador: null }),
  ],
  mudancas: [{ id: 'r/45', para: 4 }],
  semLugar: ['b/46'],
};

/** The coach of before: one goes back to the seat of the purchase, the other cannot. */
export const previaDeVolta: PreviaOnibus = {
  ...previaComMudancas,
  antes: umaFila(44),
  lugares: umaFila(46),
  ocupantes: [umOcupante(7, { original: 46 }), umOcupante(9, { original: 45, id: 'c/9' }), umOcupante(45)],
  mudancas: [{ id: 'r/7', para: 46 }],
};

/** A coach that has every taken seat. */
export const previaComLugar: PreviaOnibus = {
  onibus: { id: 3, nome: 'Convencional 48', lugares: 48 },
  antes: umaFila(46),
  lugares: umaFila(48),
  ocupantes: Array.from({ length: 33 }, (_, i) => umOcupante(i + 1)),
  mudancas: [],
  semLugar: [],
};
