import { useState } from 'react';
import { limitesPlanta } from '../../../domain/viagens/plantaOnibus';
import { rotulosClasse } from '../../../domain/viagens/viagem';
import type { PlantaDesenhada } from '../../../domain/wire/administracao/frota';
import { SeatMap } from '../../../ui/SeatMap/SeatMap';
import { Text } from '../../../ui/Text/Text';

const LIMITE = 6;

/** The seat map of a traveller, with every seat free; pressing seats is a trial. */
export function MapaDoPassageiro({ poltronas, recursos }: Pick<PlantaDesenhada, 'poltronas' | 'recursos'>) {
  const [selecionadas, setSelecionadas] = useState<readonly number[]>([]);
  if (poltronas.length === 0) return <Text tone="quiet">O mapa aparece com a primeira poltrona.</Text>;
  const toggle = (numero: number) =>
    setSelecionadas((before) =>
      before.includes(numero) ? before.filter((one) => one !== numero) : [...before, numero],
    );
  const decks = [...new Set(poltronas.map(({ andar }) => andar))].join(' ');
  return (
    <SeatMap
      key={decks}
      poltronas={poltronas.map(({ janela, ...poltrona }) => ({
        ...poltrona,
        posicao: janela ? ('janela' as const) : ('corredor' as const),
        situacao: 'livre' as const,
      }))}
      recursos={recursos}
      colunas={limitesPlanta.colunas}
      classNames={rotulosClasse}
      selecionadas={selecionadas}
      limite={LIMITE}
      onToggle={toggle}
    />
  );
}
