import { addDias } from '../../../domain/base/data';
import type { BuscaRecente } from '../../../domain/viagens/buscasRecentes';
import { useEmit } from '../../../events/useEmit';
import { useLocalidadeQuery } from '../../../store/api/localidades';
import { useHoje } from '../../../store/clock';
import { selectRecentes } from '../../../store/viagens/busca';
import { useAppSelector } from '../../../store/hooks';
import { Band } from '../../../ui/Band/Band';
import { RouteTile } from '../../../ui/Band/RouteTile';
import { Button } from '../../../ui/Button/Button';
import { Grid } from '../../../ui/Grid/Grid';
import { t } from '../../../words/t';

/** Recent searches of this device, each leading to tomorrow's departures, with a button to clear them. */
export function BuscasRecentes() {
  const emit = useEmit();
  const recentes = useAppSelector(selectRecentes);
  const forget = () => {
    emit('LimparDadosDePesquisa');
    // Focus moves to the page, since the button disappears with its section.
    document.querySelector('main')?.focus();
  };
  if (recentes.length === 0) return null;
  return (
    <Band
      id="buscas-recentes"
      title={t('Suas últimas buscas')}
      action={
        <Button variant="quiet" size="small" flush onClick={forget}>
          {t('Limpar buscas')}
        </Button>
      }
    >
      <Grid min={20} gap={3} list>
        {recentes.map((recente) => (
          <Recente key={`${recente.localidadeOrigem}-${recente.localidadeDestino}`} recente={recente} />
        ))}
      </Grid>
    </Band>
  );
}

/** A recent search; only ids are stored, so an unknown place renders nothing. */
function Recente({ recente }: { recente: BuscaRecente }) {
  const emit = useEmit();
  const origem = useLocalidadeQuery(recente.localidadeOrigem).currentData;
  const destino = useLocalidadeQuery(recente.localidadeDestino).currentData;
  const dataPartida = addDias(useHoje(), 1);
  if (!origem || !destino) return null;
  return (
    <li>
      <RouteTile
        from={origem.nome}
        to={destino.nome}
        about={t('Buscar de novo para amanhã')}
        onClick={() => emit('BuscaEnviada', { busca: { ...recente, idaVolta: false, dataPartida, dataVolta: null } })}
      />
    </li>
  );
}
