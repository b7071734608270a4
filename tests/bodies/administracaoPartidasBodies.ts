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

/** A coach that lacks two of the taken seats. */
export const previaSemLugar: PreviaOnibus = {
  onibus: { id: 2, nome: 'Dois andares', lugares: 44 },
  mantidas: 31,
  semLugar: [
    { poltrona: 45, motivo: 'inexistente', localizador: 'K7M2QX' },
    { poltrona: 46, motivo: 'inexistente', localizador: null },
  ],
};

/** A coach that has every taken seat. */
export const previaComLugar: PreviaOnibus = {
  onibus: { id: 3, nome: 'Convencional 48', lugares: 48 },
  mantidas: 33,
  semLugar: [],
};
