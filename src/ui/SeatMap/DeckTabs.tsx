import { memo } from 'react';
import MuiTab from '@mui/material/Tab';
import MuiTabs from '@mui/material/Tabs';
import { MuiTheme } from '../theme/MuiTheme';
import type { describeDeck } from './seatClass';
import { t } from '../../words/t';

interface DeckTabsProps {
  decks: readonly ({ andar: number } & ReturnType<typeof describeDeck>)[];
  selected: number;
  panelId: string;
  onSelect: (andar: number) => void;
}

/**
 * Deck tabs with class and price. An arrow key opens the deck at once, since nothing is loaded. Memoised, since MUI's tabs
 * read the layout after each rendering, and a chosen seat changes none of them.
 */
export const DeckTabs = memo(function DeckTabs({ decks, selected, panelId, onSelect }: DeckTabsProps) {
  return (
    <MuiTheme>
      <MuiTabs
        className="it-deck-tabs"
        value={selected}
        aria-label={t('Pisos')}
        selectionFollowsFocus
        onChange={(_event, andar: number) => onSelect(andar)}
      >
        {decks.map(({ andar, name, classes, price, free }) => (
          <MuiTab
            key={andar}
            value={andar}
            aria-controls={andar === selected ? panelId : undefined}
            label={
              <>
                <span>{name}</span> {classes && <span className="it-deck-tabs__line">{classes}</span>}{' '}
                <span className="it-deck-tabs__line">
                  {price && (
                    <>
                      <strong className="it-tabular">{price}</strong> <span aria-hidden="true">·</span>{' '}
                    </>
                  )}
                  {free}
                </span>
              </>
            }
          />
        ))}
      </MuiTabs>
    </MuiTheme>
  );
});
