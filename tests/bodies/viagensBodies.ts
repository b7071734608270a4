import { resumoOnibus } from '../../src/domain/viagens/onibus/resumoOnibus';
import type { MapaPoltronas } from '../../src/domain/wire/compra/poltronas';
import type {
  Alternativa,
  Conexao,
  DiaCalendario,
  InformacaoViagem,
  Viagem,
} from '../../src/domain/wire/viagens/viagens';
import { answered, recordedData } from './compraBodies';

export const todas = recordedData<Viagem[]>('GET', '/Viagens?localidadeOrigem=1');
const calendario = recordedData<DiaCalendario[]>('GET', '/Viagens/Calendario?localidadeOrigem=1');
/** The calendar that begins on the viewed day, as the server answers where nothing earlier is asked for. */
export const desdeEsteDia = answered(calendario.filter(({ data }) => data >= '2026-11-22'));
/** Two months without a departure on the viewed day. */
export const semEsteDia = answered(
  calendario.map((dia) => (dia.data === '2026-11-22' ? { ...dia, menorPrecoCentavos: null } : dia)),
);
/** A few departures, few enough for axe within a test's time. */
export const some = todas.slice(0, 5);

const [tieteRio] = todas;
/** Departures from the city's other great terminal, and from the next city. */
export const outros: Alternativa[] = tieteRio
  ? [
      {
        origem: { ...tieteRio.partida.localidade, id: '2', terminal: 'Terminal Rodoviário da Barra Funda' },
        destino: tieteRio.chegada.localidade,
        distanciaKm: 0,
        viagens: 4,
        menorPrecoCentavos: 13_990,
      },
      {
        origem: { ...tieteRio.partida.localidade, id: '12', nome: 'Guarulhos', terminal: 'Rodoviária de Guarulhos' },
        destino: tieteRio.chegada.localidade,
        distanciaKm: 18,
        viagens: 1,
        menorPrecoCentavos: 15_120,
      },
    ]
  : [];

const [cedo, tarde] = [todas.at(2), todas.at(-1)];
/** Two departures connected in Resende. */
export const conexoes: Conexao[] =
  cedo && tarde
    ? [
        {
          trechos: [
            {
              ...cedo,
              chegada: {
                ...cedo.chegada,
                localidade: { ...cedo.chegada.localidade, id: '8', nome: 'Resende', terminal: 'Rodoviária de Resende' },
              },
            },
            tarde,
          ],
          esperaMinutos: 95,
          duracaoMinutos: 610,
          menorPrecoCentavos: 21_480,
        },
      ]
    : [];

const [deVolta, maisTarde] = [2, 5].map((at) => recordedData<Viagem[]>('GET', '/Viagens?localidadeOrigem=4').at(at));
/** The way back: two departures connected in Resende. */
export const voltasComTroca: Conexao[] =
  deVolta && maisTarde
    ? [
        {
          trechos: [
            {
              ...deVolta,
              chegada: {
                ...deVolta.chegada,
                localidade: {
                  ...deVolta.chegada.localidade,
                  id: '8',
                  nome: 'Resende',
                  uf: 'RJ',
                  terminal: 'Rodoviária de Resende',
                },
              },
            },
            maisTarde,
          ],
          esperaMinutos: 70,
          duracaoMinutos: 640,
          menorPrecoCentavos: 22_960,
        },
      ]
    : [];

/** Address of a way out with the change of `conexoes`. */
export const idaComTroca = conexoes
  .flatMap(({ trechos: [one, other] }) => [`${one.id}.1.8`, `${other.id}.8.4`])
  .join('_');

/** A departure of a line whose punctuality and ratings are known, with the coach of a seat map. */
export const informacaoCompleta = (informacao: InformacaoViagem, mapa: MapaPoltronas): InformacaoViagem => ({
  ...informacao,
  pontualidade: { viagens: 50, noHorario: 46 },
  avaliacoes: { quantas: 37, soma: 160 },
  onibus: resumoOnibus(mapa),
});
