import { type ComponentType, useEffect, useMemo, useRef, useState } from 'react';
import { priceList } from '../../domain/compra/palavrasPoltronas';
import { MAXIMO_POLTRONAS } from '../../domain/base/constantes';
import { rotas } from '../../domain/base/rotas';
import type { TrechoCompra } from '../../domain/compra/compra';
import { toEscolha } from '../../domain/compra/escolhaPoltronas';
import type { PlacesDoOnibus } from '../../domain/viagens/onibus/resumoOnibus';
import type { MapaPoltronas } from '../../domain/wire/compra/poltronas';
import { useEmit } from '../../events/useEmit';
import { Link } from '../../ui/Link/Link';
import { SeatLegend } from '../../ui/SeatLegend/SeatLegend';
import { SeatPicker } from '../../ui/SeatPicker/SeatPicker';
import { Stack } from '../../ui/Stack/Stack';
import { Text } from '../../ui/Text/Text';
import { PoltronaPorNumero } from './balcao/PoltronaPorNumero';
import { useNoBalcao } from './balcao/useBalcao';
import { MapaComJuntas } from './MapaComJuntas';
import { fixturesOf } from './poltronas/legendaDoMapa';
import { IdadeDoMapa } from './poltronas/IdadeDoMapa';
import { usePoltronasAgora } from './poltronas/usePoltronasAgora';
import { VerClasses } from './poltronas/VerClasses';
import { rich } from '../../words/rich';

export interface OnibusProps {
  mapa: MapaPoltronas;
  trecho: TrechoCompra;
  /** Initial number of people for adjacent seats. */
  pessoas: number;
  /** The classes of the coach, drawn, for those who ask. */
  Classes?: ComponentType<{ planta: PlacesDoOnibus }> | undefined;
}

/** The coach of one leg: prices, seats and suggestions. */
export function Onibus({ mapa, trecho: { poltronas: selecionadas }, pessoas, Classes }: OnibusProps) {
  const emit = useEmit();
  const { poltronas, perdidas, conferencia, semAoVivo } = usePoltronasAgora(mapa);
  const classes = useMemo(() => priceList(mapa), [mapa]);
  const noBalcao = useNoBalcao();
  const { coach, focusCoach } = useFocusCoach();
  const [aceitas, setAceitas] = useState(0);
  const toggle = (numero: number) => emit('PoltronaAlternada', { numero });
  const choose = (numeros: readonly number[]) => {
    emit('PoltronasSugeridasAceitas', { poltronas: toEscolha(numeros) });
    // Remounts the map at the deck of the accepted seats.
    setAceitas(aceitas + 1);
    focusCoach();
  };
  return (
    <SeatPicker
      coachRef={coach}
      offers={<SeatLegend show="prices" classes={classes} />}
      field={noBalcao && <PoltronaPorNumero poltronas={poltronas} selecionadas={selecionadas} onToggle={toggle} />}
      coach={
        <>
          <IdadeDoMapa conferencia={conferencia} semAoVivo={semAoVivo} />
          <MapaComJuntas
            key={aceitas}
            mapa={mapa}
            poltronas={poltronas}
            classes={classes}
            selecionadas={selecionadas}
            perdidas={perdidas}
            pessoas={pessoas}
            onToggle={toggle}
            onAccept={choose}
            onDismiss={focusCoach}
          />
        </>
      }
      legend={
        <Stack gap={4}>
          <SeatLegend show="marks" classes={classes} recursos={fixturesOf(mapa)} />
          <Text size="sm">
            {rich('Mais de {n} pessoas? <a>Viagem em grupo</a>', {
              n: MAXIMO_POLTRONAS,
              a: (words) => <Link href={rotas.viagemEmGrupo.path}>{words}</Link>,
            })}
          </Text>
          {Classes && (
            <VerClasses>
              <Classes planta={mapa} />
            </VerClasses>
          )}
        </Stack>
      }
    />
  );
}

/** Moves the focus to the coach once the pressed button is gone and the page is shorter. */
function useFocusCoach() {
  const coach = useRef<HTMLDivElement>(null);
  const [voltas, setVoltas] = useState(0);
  useEffect(() => {
    if (voltas === 0) return;
    coach.current?.focus({ preventScroll: true });
    coach.current?.scrollIntoView?.({ block: 'start' });
  }, [voltas]);
  return { coach, focusCoach: () => setVoltas((count) => count + 1) };
}
