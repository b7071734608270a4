import { diaEm, type Dia } from '../../base/data';
import { isVelho } from '../../viagens/aoVivo/acompanhamento';
import { EMBARQUE_MINUTOS } from '../../viagens/embarqueMinutos';
import { ATRASO_ANTECEDENCIA_HORAS } from '../../viagens/motivoViagem';
import { formatDuracao, rotuloDiaLongo } from '../../viagens/viagem';
import type { Acompanhamento, Parada } from '../../wire/viagens/viagens';
import { t } from '../../../words/t';
import { onceEach } from '../../../words/onceEach';

const MINUTE_MS = 60_000;

/** A moment by the clock of the boarding terminal. */
interface Momento {
  dia: Dia;
  hora: string;
}

/** When to set out for a trip. */
export interface Saida {
  /** Null while the time to the terminal was not chosen. */
  sair: (Momento & { isHoje: boolean; jaPassou: boolean }) | null;
  embarque: Momento;
  partida: Momento;
  /** The planned departure, where a delay was announced. */
  planejada: Momento | null;
}

interface Viagem {
  partida: Parada;
  /** The latest news of the trip, where it was read. */
  noticia?: Acompanhamento | undefined;
  trajetoMinutos: number | null;
}

/**
 * When to leave for the terminal so as to be there when boarding begins. A delay counts while its news are fresh: one that was
 * taken back meanwhile would let somebody come too late. Null once the coach has left, and for a trip that does not run.
 */
export function saidaDaViagem({ partida, noticia, trajetoMinutos }: Viagem, agora: Date): Saida | null {
  if (noticia && isOver(noticia)) return null;
  const previsao = noticia && !isVelho(noticia, agora) ? noticia.paradas[0]?.previsao : undefined;
  const parte = Date.parse(partida.instante) + (previsao ? minutesBetween(partida, previsao) * MINUTE_MS : 0);
  if (agora.getTime() >= parte) return null;
  const { fuso } = partida.localidade;
  const embarque = parte - EMBARQUE_MINUTOS * MINUTE_MS;
  const sair = trajetoMinutos === null ? null : embarque - trajetoMinutos * MINUTE_MS;
  return {
    sair: sair === null ? null : { ...momentoEm(sair, fuso), ...relation(sair, agora, fuso) },
    embarque: momentoEm(embarque, fuso),
    partida: momentoEm(parte, fuso),
    planejada: previsao ? { dia: partida.dia, hora: partida.hora } : null,
  };
}

const isOver = ({ situacao, paradas }: Acompanhamento): boolean =>
  situacao === 'cancelada' || situacao === 'chegou' || paradas[0]?.situacao === 'passou';

/** Whether operations may have reported anything of a trip yet. */
export const temNoticias = (partida: Parada, agora: Date): boolean =>
  agora.getTime() >= Date.parse(partida.instante) - ATRASO_ANTECEDENCIA_HORAS * 60 * MINUTE_MS;

const relation = (sair: number, agora: Date, fuso: string) => ({
  isHoje: diaEm(new Date(sair), fuso) === diaEm(agora, fuso),
  jaPassou: agora.getTime() >= sair,
});

/** `Saia de casa às 20:30`, with the day where that is not today. */
export function tituloDaSaida({ sair }: Saida, deCasa: boolean): string {
  if (sair === null) return deCasa ? t('Quando sair de casa') : t('Quando sair para o terminal');
  const { hora } = sair;
  if (sair.jaPassou) return deCasa ? t('Saia de casa agora') : t('Saia para o terminal agora');
  if (sair.isHoje)
    return deCasa ? t('Saia de casa às {hora}', { hora }) : t('Saia para o terminal às {hora}', { hora });
  const dia = rotuloDiaLongo(sair.dia);
  return deCasa
    ? t('Saia de casa às {hora} de {dia}', { hora, dia })
    : t('Saia para o terminal às {hora} de {dia}', { hora, dia });
}

/** Why then: the way, the beginning of boarding, and a delay where there is one. */
export function motivoDaSaida({ sair, embarque, partida, planejada }: Saida, trajetoMinutos: number | null): string {
  const caminho =
    trajetoMinutos === null ? [] : [t('O caminho leva {duracao}.', { duracao: formatDuracao(trajetoMinutos) })];
  const era = sair?.jaPassou ? [t('Era para sair às {hora}.', { hora: sair.hora })] : [];
  const comeca = { hora: embarque.hora, n: EMBARQUE_MINUTOS };
  const parte = planejada
    ? [
        t('A partida atrasou das {planejada} para as {hora}.', { planejada: planejada.hora, hora: partida.hora }),
        t('O embarque começa às {hora}, {n} minutos antes da partida.', comeca),
      ]
    : [
        t('O embarque começa às {hora}, {n} minutos antes da partida, às {partida}.', {
          ...comeca,
          partida: partida.hora,
        }),
      ];
  return [...era, ...caminho, ...parte].join(' ');
}

/** Both are wall clock of one place, which moves no clock: their difference is that of the instants. */
const minutesBetween = (from: Momento, to: Momento): number => (asUtc(to) - asUtc(from)) / MINUTE_MS;
const asUtc = ({ dia, hora }: Momento): number => Date.parse(`${dia}T${hora}:00Z`);

const momentoEm = (instante: number, fuso: string): Momento => ({
  dia: diaEm(new Date(instante), fuso),
  hora: horaEm(fuso).format(instante),
});

const horaEm = onceEach(
  (fuso) => new Intl.DateTimeFormat('pt-BR', { hour: '2-digit', minute: '2-digit', timeZone: fuso }),
);
