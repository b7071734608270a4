import type { KeyboardEvent } from 'react';
import { deckName } from './seat';
import type { MapSeat } from './seat';

interface DeckTabsProps {
  decks: readonly number[];
  poltronas: readonly MapSeat[];
  selected: number;
  panelId: string;
  onSelect: (andar: number) => void;
}

/** Deck tabs. An arrow key opens the deck at once, since nothing is loaded. */
export function DeckTabs({ decks, poltronas, selected, panelId, onSelect }: DeckTabsProps) {
  const step = (event: KeyboardEvent<HTMLElement>) => {
    const at = decks.indexOf(selected);
    const next = { ArrowLeft: decks[at - 1], ArrowRight: decks[at + 1], Home: decks[0], End: decks.at(-1) }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    onSelect(next);
    event.currentTarget.parentElement?.querySelector<HTMLElement>(`[data-deck="${next}"]`)?.focus();
  };
  return (
    <div className="it-deck-tabs" role="tablist" aria-label="Pisos">
      {decks.map((andar) => (
        <button
          key={andar}
          type="button"
          role="tab"
          className="it-deck-tabs__tab"
          aria-selected={andar === selected}
          aria-controls={andar === selected ? panelId : undefined}
          tabIndex={andar === selected ? 0 : -1}
          data-deck={andar}
          onClick={() => onSelect(andar)}
          onKeyDown={step}
        >
          <span>{deckName(andar)}</span> <span className="it-deck-tabs__free">{freeText(poltronas, andar)}</span>
        </button>
      ))}
    </div>
  );
}

function freeText(poltronas: readonly MapSeat[], andar: number): string {
  const free = poltronas.filter((seat) => seat.andar === andar && seat.situacao === 'livre').length;
  return free === 1 ? '1 livre' : `${free} livres`;
}
