import type { ComponentType } from 'react';
import { useEmit } from '../../../events/useEmit';
import { rotulosTrechos } from '../../../domain/compra/sentidos/rotulosTrechos';
import { selectCompra } from '../../../store/compra/compra';
import { useAppSelector } from '../../../store/hooks';
import { Stack } from '../../../ui/Stack/Stack';
import { Tabs } from '../../../ui/Tabs/Tabs';
import { MapaDoTrecho, type MapaDoTrechoProps } from './MapaDoTrecho';
import { OutrasReservas } from './OutrasReservas';
import type { ReservasEmVigorProps } from './ReservasEmVigor';
import { t, translated } from '../../../words/t';

/** Default group size when the first leg does not define it. */
const DUAS = 2;

export interface PoltronasStepProps extends Pick<MapaDoTrechoProps, 'Classes'> {
  /** The person's holds, over the step after their ceiling refused another one. */
  Reservas?: ComponentType<ReservasEmVigorProps>;
}

/** Seat selection, leg by leg, which may be viewed in any order. */
export function PoltronasStep({ Reservas, Classes }: PoltronasStepProps) {
  const { aviso } = useAppSelector(selectCompra);
  return (
    <Stack>
      <OutrasReservas />
      <Trechos Classes={Classes} />
      {Reservas && aviso?.tipo === 'teto' && <Reservas mensagem={aviso.mensagem} />}
    </Stack>
  );
}

function Trechos({ Classes }: Pick<PoltronasStepProps, 'Classes'>) {
  const emit = useEmit();
  const { trechos, trechoAtual } = useAppSelector(selectCompra);
  const [ida] = trechos;
  const trecho = trechos[trechoAtual];
  if (!trecho || !ida) return null;
  const rotulos = rotulosTrechos(trechos);
  if (trechos.length === 1) return <MapaDoTrecho key={trecho.viagemId} {...{ trecho, Classes }} pessoas={DUAS} />;
  return (
    <Tabs
      label={t('Trechos')}
      value={String(trechoAtual)}
      onChange={(id) => emit('TrechoVisitado', { trecho: Number(id) })}
      tabs={trechos.map((one, i) => ({
        id: String(i),
        label: `${translated(rotulos[i] ?? '')}: ${chosenText(one.poltronas.length)}`,
        content: (
          <MapaDoTrecho
            key={one.viagemId}
            {...{ Classes }}
            trecho={one}
            pessoas={(i > 0 && ida.poltronas.length) || DUAS}
          />
        ),
      }))}
    />
  );
}

const chosenText = (count: number): string => {
  if (count === 0) return t('escolha as poltronas');
  return t('{n, plural, =1 {1 poltrona} other {{n} poltronas}}', { n: count });
};
