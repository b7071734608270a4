import { useId, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { DeckTabs } from './DeckTabs';
import { SeatGrid } from './SeatGrid';
import { SeatList } from './SeatList';
import { deckName } from './seat';
import type { Choice, ClassNames, MapFixture, MapSeat } from './seat';
import { describeDeck, firstDeck, type SeatClass } from './seatClass';
import { statusText } from './statusText';
import { t } from '../../words/t';
import './SeatMap.css';

export interface SeatMapProps {
  /** Like the wire's `MapaPoltronas`; seats of one's own hold are `livre`. */
  poltronas: readonly MapSeat[];
  recursos: readonly MapFixture[];
  colunas: number;
  /** Classes with their prices, cheapest first: for the deck that opens, the deck tabs, and the look of several classes. */
  classes?: readonly SeatClass[];
  /** Words of the classes, in the names of the seats. */
  classNames?: ClassNames;
  selecionadas: readonly number[];
  /** Seats selected here and lost to another buyer: marked, announced, not selectable. */
  perdidas?: readonly number[];
  /** Maximum selection; a further seat is refused with a message. */
  limite: number;
  /** Button for another way of choosing, and the panel it opens above the coach. */
  tools?: ReactNode;
  panel?: ReactNode;
  /** Without it the map is only looked at. */
  onToggle?: (numero: number) => void;
}

/** One object for all renderings, since each seat compares its props. */
const NO_NAMES: ClassNames = {};
const NO_CLASSES: readonly SeatClass[] = [];

/** Seat selection: on a drawing of the coach, deck by deck, or in a list. */
export function SeatMap(props: SeatMapProps) {
  const { poltronas, recursos, colunas, selecionadas, perdidas = [] } = props;
  const { classes = NO_CLASSES, classNames = NO_NAMES, limite, tools, panel, onToggle } = props;
  const panelId = useId();
  const [asList, setAsList] = useState(false);
  // The refusal is of one state of the map: news of a lost seat take its place.
  const shown = `${selecionadas.join()} ${perdidas.join()}`;
  const [refusedAt, setRefusedAt] = useState<string | null>(null);
  const decks = useMemo(() => decksOf(poltronas, classes), [poltronas, classes]);
  const [deck, setDeck] = useState(() => firstDeck(poltronas, selecionadas, classes));
  const seats = poltronas.filter(({ andar }) => andar === deck);
  const isRefused = refusedAt === shown;
  const choice: Choice = { selecionadas, perdidas };
  const toggle = ({ numero }: MapSeat) => {
    const tooMany = !selecionadas.includes(numero) && selecionadas.length >= limite;
    setRefusedAt(tooMany ? shown : null);
    if (!tooMany) onToggle?.(numero);
  };
  const choose = onToggle && toggle;
  return (
    <div className="it-seat-map">
      <div className="it-seat-map__bar">
        {decks.length > 1 && <DeckTabs decks={decks} selected={deck} panelId={panelId} onSelect={setDeck} />}
        <div className="it-seat-map__tools">
          {tools}
          <button type="button" className="it-seat-map__view" aria-pressed={asList} onClick={() => setAsList(!asList)}>
            {t('Ver em lista')}
          </button>
        </div>
      </div>
      {panel && <div className="it-seat-map__panel">{panel}</div>}
      <div id={panelId} {...(decks.length > 1 && { role: 'tabpanel', 'aria-label': deckName(deck) })}>
        {asList ? (
          <SeatList seats={seats} choice={choice} classNames={classNames} onToggle={choose} />
        ) : (
          <SeatGrid
            key={deck}
            seats={seats}
            fixtures={recursos.filter(({ andar }) => andar === deck)}
            colunas={colunas}
            choice={choice}
            classes={classes}
            classNames={classNames}
            onToggle={choose}
          />
        )}
      </div>
      <p className="it-seat-map__status" role="status" data-refused={isRefused || undefined}>
        {statusText({ poltronas, choice, limite, readOnly: !onToggle, refused: isRefused })}
      </p>
    </div>
  );
}

/** The decks from below, with what their tabs say. */
const decksOf = (poltronas: readonly MapSeat[], classes: readonly SeatClass[]) =>
  [...new Set(poltronas.map(({ andar }) => andar))]
    .sort((a, b) => a - b)
    .map((andar) => ({ andar, ...describeDeck(poltronas, andar, classes) }));
