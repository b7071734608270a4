import type { EfeitoOnibus, Frota, OnibusAdministrado, OnibusResumo } from '../../src/domain/wire/administracao/frota';

const executivo: OnibusResumo = {
  id: 1,
  nome: 'Executivo 40',
  andares: 1,
  classes: [{ classe: 'executivo', lugares: 40 }],
  lugares: 40,
  horarios: 12,
  partidas: 732,
  autor: null,
  em: null,
};

/** Coaches of the feed, and one that staff drew. */
export const frotaAdministrada: Frota = {
  podeMudar: true,
  onibus: [
    {
      ...executivo,
      id: 2,
      nome: 'Dois andares: executivo e leito com cabine individual',
      andares: 2,
      classes: [
        { classe: 'executivo', lugares: 32 },
        { classe: 'leito', lugares: 12 },
      ],
      horarios: 0,
      partidas: 0,
      autor: 'Otto Lima',
      em: '2026-11-20T14:30:00-03:00',
    },
    executivo,
  ],
};

const COLUNAS = [0, 1, 3, 4];

/** The first coach, drawn, with an earlier version. */
export const onibusAdministrado: OnibusAdministrado = {
  ...executivo,
  autor: 'Otto Lima',
  em: '2026-11-20T14:30:00-03:00',
  podeMudar: true,
  substituidoPor: null,
  poltronas: Array.from({ length: 40 }, (_, i) => ({
    numero: i + 1,
    andar: 1,
    fila: 1 + Math.floor(i / 4),
    coluna: COLUNAS[i % 4] ?? 0,
    classe: 'executivo',
    janela: i % 4 === 0 || i % 4 === 3,
    acessivel: i === 3,
    preferencialMulheres: i === 4,
  })),
  recursos: [
    { tipo: 'motorista', andar: 1, fila: 0, coluna: 0 },
    { tipo: 'wc', andar: 1, fila: 11, coluna: 4 },
  ],
  anteriores: [{ id: 7, nome: 'Executivo 42', partidas: 3 }],
};

/** A drawing that the timetable goes with, but not a sold departure. */
export const efeitoDoDesenho: EfeitoOnibus = {
  id: 9,
  horarios: 12,
  partidas: {
    novas: 0,
    mudadas: 731,
    retiradas: 0,
    mantidas: 1,
    primeiras: [
      {
        id: '1002550',
        linha: '08-0001-00',
        nome: 'São Paulo a Rio de Janeiro',
        dia: '2026-12-26',
        hora: '08:00',
        poltronas: 3,
        motivo: 'onibus',
      },
    ],
  },
};
