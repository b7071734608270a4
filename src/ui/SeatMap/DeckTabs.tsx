import MuiTab from '@mui/material/Tab';
import MuiTabs from '@mui/material/Tabs';
import { MuiTheme } from '../theme/MuiTheme';
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
  return (
    <MuiTheme>
      <MuiTabs
        className="it-deck-tabs"
        value={selected}
        aria-label="Pisos"
        selectionFollowsFocus
        onChange={(_event, andar: number) => onSelect(andar)}
      >
        {decks.map((andar) => (
          <MuiTab
            key={andar}
            value={andar}
            aria-controls={andar === selected ? panelId : undefined}
            label={
              <>
                <span>{deckName(andar)}</span> <span className="it-deck-tabs__free">{freeText(poltronas, andar)}</span>
              </>
            }
          />
        ))}
      </MuiTabs>
    </MuiTheme>
  );
}

function freeText(poltronas: readonly MapSeat[], andar: number): string {
  const free = poltronas.filter((seat) => seat.andar === andar && seat.situacao === 'livre').length;
  return free === 1 ? '1 livre' : `${free} livres`;
}
