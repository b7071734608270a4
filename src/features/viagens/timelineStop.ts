import { nomeLocalidade } from '../../domain/viagens/camposBusca';
import { rotuloChegada } from '../../domain/viagens/viagem';
import type { ParadaInformada } from '../../domain/wire/viagens/viagens';
import type { TimelineStop } from '../../ui/TripTimeline/TripTimeline';

/** A stop of a departure as the timeline shows it; days count from the first stop. */
export const toTimelineStop = (first: ParadaInformada, parada: ParadaInformada): TimelineStop => ({
  id: parada.localidade.id,
  ...(parada.chegada && {
    chegada: {
      hora: parada.chegada.hora,
      diaSeguinte: rotuloChegada(first, parada.chegada),
      previsao: parada.chegada.previsao?.hora ?? null,
    },
  }),
  hora: parada.hora,
  cidade: nomeLocalidade(parada.localidade),
  terminal: parada.localidade.terminal,
  diaSeguinte: rotuloChegada(first, parada),
  previsao: parada.previsao?.hora ?? null,
  ...(parada.situacao && { situacao: parada.situacao }),
});
