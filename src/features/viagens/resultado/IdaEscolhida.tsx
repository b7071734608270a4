import { formatCentavos } from '../../../domain/base/dinheiro';
import type { Busca } from '../../../domain/viagens/links';
import { rotuloDiaCurto } from '../../../domain/viagens/viagem';
import { useEmit } from '../../../events/useEmit';
import { useInformacaoViagemQuery, useViagensQuery } from '../../../store/api/viagens';
import { Button } from '../../../ui/Button/Button';
import { StickyCard } from '../../../ui/ListBar/StickyCard';

/** The chosen outbound trip, shown while choosing the return. */
export function IdaEscolhida({ viagemId, busca }: { viagemId: string; busca: Busca }) {
  const emit = useEmit();
  const { currentData } = useInformacaoViagemQuery(viagemId);
  const { localidadeOrigem, localidadeDestino, dataPartida } = busca;
  const { preco } = useViagensQuery(
    { localidadeOrigem, localidadeDestino, dataPartida },
    { selectFromResult: ({ data }) => ({ preco: data?.find(({ id }) => id === viagemId)?.menorPrecoCentavos }) },
  );
  const stop = (id: string) => currentData?.paradas.find(({ localidade }) => localidade.id === id);
  const partida = stop(busca.localidadeOrigem);
  const chegada = stop(busca.localidadeDestino);
  return (
    <StickyCard
      title="Ida escolhida"
      aside={
        <Button variant="quiet" size="small" onClick={() => emit('IdaDescartada')}>
          Trocar ida
        </Button>
      }
    >
      {partida && chegada
        ? `${rotuloDiaCurto(partida.dia)} · ${partida.hora} ${partida.localidade.nome} → ${chegada.hora} ${chegada.localidade.nome}`
        : rotuloDiaCurto(busca.dataPartida)}
      {preco !== undefined && <span className="it-tabular">{` · a partir de ${formatCentavos(preco)}`}</span>}
    </StickyCard>
  );
}
