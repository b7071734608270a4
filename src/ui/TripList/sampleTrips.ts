import type { TripCardProps } from '../TripCard/TripCard';

export type SampleTrip = Omit<TripCardProps, 'onSelect'>;

const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60) % 24).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** Departures from São Paulo to Rio, every ninety minutes from midnight, for stories and tests. */
export const sampleTrips = (count: number): SampleTrip[] =>
  Array.from({ length: count }, (_, index) => ({
    id: String(index),
    partida: { hora: clock(index * 90), cidade: 'São Paulo, SP', terminal: 'Terminal Rodoviário do Tietê' },
    chegada: { hora: clock(index * 90 + 390), cidade: 'Rio de Janeiro, RJ', terminal: 'Rodoviária Novo Rio' },
    diaChegada: index % 16 > 11 ? '+1 dia' : null,
    duracao: '6h 30min',
    duracaoFalada: '6 horas e 30 minutos',
    classes: ['Executivo'],
    poltronasLivres: 20 + (index % 22),
    total: `R$ ${112 + (index % 40)},50`,
    operadora: 'Itapê',
  }));
