import type { ReactNode } from 'react';
import { addDias, hoje } from '../../../domain/base/data';
import { formatCentavos } from '../../../domain/base/dinheiro';
import type { RotaPopular } from '../../../domain/wire/base/config';
import { useEmit } from '../../../events/useEmit';
import { Band } from '../../../ui/Band/Band';
import { RouteTile } from '../../../ui/Band/RouteTile';
import { Grid } from '../../../ui/Grid/Grid';
import { selectRotasPopulares } from '../../../store/aplicativo/pagina';
import { useClock } from '../../../store/clock';
import { useAppSelector } from '../../../store/hooks';
import { t } from '../../../words/t';

export interface RotasPopularesProps {
  /** Shown in place of the routes, where none is for sale; the section keeps its height, so that nothing moves. */
  aviso: ReactNode;
}

/** The company's greatest routes with tomorrow's lowest price, each leading to tomorrow's departures. */
export function RotasPopulares({ aviso }: RotasPopularesProps) {
  const emit = useEmit();
  const clock = useClock();
  const populares = useAppSelector(selectRotasPopulares);
  const search = ({ origem, destino }: RotaPopular) =>
    emit('BuscaEnviada', {
      busca: {
        idaVolta: false,
        localidadeOrigem: origem.id,
        localidadeDestino: destino.id,
        dataPartida: addDias(hoje(clock.now()), 1),
        dataVolta: null,
      },
    });
  return (
    <Band id="rotas-populares" title={t('Para onde o Brasil vai')} instead={aviso} roomy>
      <Grid min={20} gap={3} list>
        {populares.map((rota) => (
          <li key={`${rota.origem.id}-${rota.destino.id}`}>
            <RouteTile
              from={rota.origem.nome}
              to={rota.destino.nome}
              about={t('Ver partidas de amanhã')}
              price={
                rota.amanhaCentavos === undefined
                  ? undefined
                  : t('a partir de {preco}', { preco: formatCentavos(rota.amanhaCentavos) })
              }
              onClick={() => search(rota)}
            />
          </li>
        ))}
      </Grid>
    </Band>
  );
}
