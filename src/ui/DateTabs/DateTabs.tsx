import { memo } from 'react';
import MuiTab from '@mui/material/Tab';
import MuiTabs from '@mui/material/Tabs';
import { MuiTheme } from '../theme/MuiTheme';
import { t } from '../../words/t';
import './DateTabs.css';

export interface DateTab {
  /** `2026-12-05` */
  id: string;
  /** `05/12`, or `05/01/2027` in another year. */
  dia: string;
  /** `sáb.` */
  semana: string;
  /**
   * The day's lowest total as formatted money; null without a departure, undefined while loading, `desconhecido` when
   * loading failed: the day can still be opened.
   */
  preco: string | null | undefined;
  /** True for the lowest of the shown prices. */
  cheapest?: boolean;
}

export interface DateTabsProps {
  tabs: readonly DateTab[];
  selected: string;
  /** Id of the panel with the day's trips. */
  panelId?: string;
  onSelect: (id: string) => void;
}

/**
 * Days around the searched one. Arrow keys move between days, Enter or Space opens one, since each queries the server.
 * Memoised, since MUI's tabs read the layout after each rendering.
 */
export const DateTabs = memo(function DateTabs({ tabs, selected, panelId, onSelect }: DateTabsProps) {
  return (
    <MuiTheme>
      <MuiTabs
        className={tabs.some(hasYear) ? 'it-date-tabs it-date-tabs--years' : 'it-date-tabs'}
        value={tabs.some(({ id }) => id === selected) && selected}
        aria-label={t('Datas')}
        variant="scrollable"
        scrollButtons={false}
        slotProps={{ list: { 'aria-busy': tabs.some(isLoading) || undefined } }}
        onChange={(_event, id: string) => onSelect(id)}
      >
        {tabs.map((tab) => (
          <MuiTab
            key={tab.id}
            value={tab.id}
            aria-controls={tab.id === selected ? panelId : undefined}
            data-cheapest={tab.cheapest}
            label={<Day {...tab} />}
          />
        ))}
      </MuiTabs>
    </MuiTheme>
  );
});

const isLoading = ({ preco }: DateTab): boolean => preco === undefined;

const hasYear = ({ dia }: DateTab): boolean => dia.length > '05/12'.length;

function Day(tab: DateTab) {
  return (
    <>
      <span className="it-date-tabs__day">
        {tab.semana} {tab.dia}
      </span>{' '}
      <TabPrice {...tab} />
    </>
  );
}

function TabPrice({ preco, cheapest }: DateTab) {
  // A key of its own: the price is a new element, and not the bone that becomes wider, which would count as a shift.
  if (preco === undefined) {
    return (
      <span key="bone" className="it-date-tabs__bone">
        <span className="it-visually-hidden">{t('buscando o preço')}</span>
      </span>
    );
  }
  if (preco === 'desconhecido') return <span className="it-date-tabs__price">{t('ver viagens')}</span>;
  if (preco === null) return <span className="it-date-tabs__price">{t('sem viagens')}</span>;
  return (
    <span className="it-date-tabs__price it-tabular">
      {preco}
      {cheapest && <span className="it-visually-hidden"> {t('menor preço')}</span>}
    </span>
  );
}
