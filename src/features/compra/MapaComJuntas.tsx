import { useState } from 'react';
import type { poltronasPara } from '../../domain/compra/escolhaPoltronas';
import { MAXIMO_POLTRONAS } from '../../domain/base/constantes';
import { rotulosClasse } from '../../domain/viagens/viagem';
import type { MapaPoltronas } from '../../domain/wire/compra/poltronas';
import { Button } from '../../ui/Button/Button';
import { SeatIcon } from '../../ui/icons/SeatIcon';
import { SeatMap } from '../../ui/SeatMap/SeatMap';
import type { SeatClass } from '../../ui/SeatMap/seatClass';
import { PoltronasJuntas } from './poltronas/PoltronasJuntas';
import { t } from '../../words/t';

export interface MapaComJuntasProps {
  mapa: MapaPoltronas;
  poltronas: ReturnType<typeof poltronasPara>;
  classes: readonly SeatClass[];
  selecionadas: readonly number[];
  perdidas: readonly number[];
  /** Initial number of people for adjacent seats. */
  pessoas: number;
  onToggle: (numero: number) => void;
  onAccept: (numeros: readonly number[]) => void;
  onDismiss: () => void;
}

/** The seat map, with a panel that chooses adjacent seats. */
export function MapaComJuntas(props: MapaComJuntasProps) {
  const { mapa, poltronas, classes, selecionadas, perdidas, pessoas, onToggle, onAccept, onDismiss } = props;
  const [isGrouping, setGrouping] = useState(false);
  const dismiss = () => {
    setGrouping(false);
    onDismiss();
  };
  return (
    <SeatMap
      poltronas={poltronas}
      recursos={mapa.recursos}
      colunas={mapa.colunas}
      classes={classes}
      classNames={rotulosClasse}
      selecionadas={selecionadas}
      perdidas={perdidas}
      limite={MAXIMO_POLTRONAS}
      tools={
        <Button
          variant="secondary"
          size="small"
          icon={<SeatIcon size={18} />}
          expanded={isGrouping}
          onClick={() => setGrouping(!isGrouping)}
        >
          {t('Escolher juntas')}
        </Button>
      }
      panel={
        isGrouping && (
          <PoltronasJuntas
            mapa={mapa}
            poltronas={poltronas}
            pessoas={pessoas}
            onAccept={onAccept}
            onDismiss={dismiss}
          />
        )
      }
      onToggle={onToggle}
    />
  );
}
