import { nomeLocalidade } from '../../../domain/viagens/camposBusca';
import { rotuloChegada } from '../../../domain/viagens/viagem';
import type { Acompanhamento } from '../../../domain/wire/viagens/viagens';
import type { TimelineStop } from '../../../ui/TripTimeline/TripTimeline';

/** The stops of a passenger's part of a trip as the timeline shows them; days count from boarding. */
export const paradasNaLinha = ({ paradas, partida, chegada }: Acompanhamento): TimelineStop[] =>
  paradas.map(({ localidade, situacao, ...parada }) => ({
    id: localidade.id,
    hora: parada.hora,
    cidade: nomeLocalidade(localidade),
    terminal: localidade.terminal,
    diaSeguinte: rotuloChegada(partida, parada),
    previsao: parada.previsao?.hora ?? null,
    ...(parada.chegada && {
      chegada: {
        hora: parada.chegada.hora,
        diaSeguinte: rotuloChegada(partida, parada.chegada),
        previsao: parada.chegada.previsao?.hora ?? null,
      },
    }),
    ...(situacao && { situacao }),
    ...(localidade.id === partida.localidade.id && { papel: 'embarque' as const }),
    ...(localidade.id === chegada.localidade.id && { papel: 'desembarque' as const }),
  }));
