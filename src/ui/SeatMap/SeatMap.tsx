import { useId, useState } from 'react';
import { DeckTabs } from './DeckTabs';
import { SeatGrid } from './SeatGrid';
import { SeatList } from './SeatList';
import type { MapFixture, MapSeat } from './seat';
import './SeatMap.css';

export interface SeatMapProps {
  /** As the wire's `MapaPoltronas`; seats of one's own hold come as `livre`. */
  poltronas: readonly MapSeat[];
  recursos: readonly MapFixture[];
  colunas: number;
  selecionadas: readonly number[];
  /** So many may be chosen; one more is refused, in words. */
  limite: number;
  onToggle: (numero: number) => void;
}

/** Choosing seats: on a drawing of the coach, deck by deck, or in a list. */
export function SeatMap({ poltronas, recursos, colunas, selecionadas, limite, onToggle }: SeatMapProps) {
  const panelId = useId();
  const [asList, setAsList] = useState(false);
  const [refused, setRefused] = useState(false);
  const decks = [...new Set(poltronas.map(({ andar }) => andar))].sort((a, b) => a - b);
  const [deck, setDeck] = useState(() => firstDeck(poltronas, selecionadas));
  const seats = poltronas.filter(({ andar }) => andar === deck);

  const toggle = ({ numero }: MapSeat) => {
    const tooMany = !selecionadas.includes(numero) && selecionadas.length >= limite;
    setRefused(tooMany);
    if (!tooMany) onToggle(numero);
  };

  return (
    <div className="it-seat-map">
      <div className="it-seat-map__bar">
        {decks.length > 1 && (
          <DeckTabs decks={decks} poltronas={poltronas} selected={deck} panelId={panelId} onSelect={setDeck} />
        )}
        <button type="button" className="it-seat-map__view" aria-pressed={asList} onClick={() => setAsList(!asList)}>
          Ver em lista
        </button>
      </div>
      <div id={panelId}>
        {asList ? (
          <SeatList seats={seats} selecionadas={selecionadas} onToggle={toggle} />
        ) : (
          <SeatGrid
            key={deck}
            seats={seats}
            fixtures={recursos.filter(({ andar }) => andar === deck)}
            colunas={colunas}
            selecionadas={selecionadas}
            onToggle={toggle}
          />
        )}
      </div>
      <p className="it-seat-map__status" role="status">
        {refused
          ? `Você pode escolher até ${limite} poltronas. Solte uma para trocar.`
          : countText(selecionadas.length)}
      </p>
    </div>
  );
}

function firstDeck(poltronas: readonly MapSeat[], selecionadas: readonly number[]): number {
  const own = poltronas.find(({ numero }) => selecionadas.includes(numero));
  const free = poltronas.filter(({ situacao }) => situacao === 'livre').map(({ andar }) => andar);
  return own?.andar ?? (free.length > 0 ? Math.min(...free) : 1);
}

function countText(count: number): string {
  if (count === 0) return 'Nenhuma poltrona selecionada';
  return count === 1 ? '1 poltrona selecionada' : `${count} poltronas selecionadas`;
}
