import { useId, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import MuiCard from '@mui/material/Card';
import { PriceBreakdown } from '../PriceBreakdown/PriceBreakdown';
import type { PriceRow } from '../PriceBreakdown/PriceBreakdown';
import { ChevronUpIcon } from '../icons/ChevronUpIcon';
import { MuiTheme } from '../theme/MuiTheme';
import { t } from '../../words/t';
import './PurchaseSummary.css';
import { useFootRoom } from './useFootRoom';
import { useKeptFocus } from './useKeptFocus';

/** One leg of the journey in words. */
export interface SummaryLeg {
  /** `Ida`, `Volta`, `2º trecho`, `Volta, 1º trecho` */
  titulo: string;
  /** `São Paulo, SP → Rio de Janeiro, RJ` */
  rota: string;
  /** `sáb., 05/12 · 22:30` */
  quando: string;
  /** `madrugada de sexta-feira`, which moves to the next line whole */
  madrugada?: string | null;
  /** `Executivo · poltronas 12 e 13` */
  detalhe?: string | undefined;
}

export interface PurchaseSummaryProps {
  trechos: readonly SummaryLeg[];
  rows: readonly PriceRow[];
  /** Total as formatted money. */
  total: string;
  /** Timer of the hold. */
  timer?: ReactNode;
  /** An Alert about what hinders the next step: next to its button, where it stays in view. */
  notice?: ReactNode;
  /** Above the button: what changed about the total, announced; a paragraph of it is seen too. */
  status?: ReactNode;
  /** Button of the current step. */
  action?: ReactNode;
}

/** Summary and price of a purchase: beside the form on a desktop, an expandable bottom bar on a phone. */
export function PurchaseSummary({ trechos, rows, total, timer, notice, status, action }: PurchaseSummaryProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLElement>(null);
  useFootRoom(box);
  const noticeBox = useKeptFocus(box);
  return (
    <MuiTheme>
      <MuiCard
        component="section"
        ref={box}
        className="it-summary"
        tabIndex={-1}
        aria-labelledby={`${id}-title`}
        data-open={open}
      >
        <h2 className="it-summary__title" id={`${id}-title`}>
          {t('Resumo da compra')}
        </h2>
        <div className="it-summary__details" id={`${id}-details`}>
          {trechos.map((trecho) => (
            <Leg key={trecho.titulo} {...trecho} />
          ))}
          <PriceBreakdown rows={rows} />
        </div>
        <div className="it-summary__bar" data-bare={!timer}>
          {timer}
          <button
            type="button"
            className="it-summary__toggle"
            aria-expanded={open}
            aria-controls={`${id}-details`}
            onClick={() => setOpen(!open)}
          >
            {t('Detalhes')} <ChevronUpIcon size={18} />
          </button>
        </div>
        {notice && (
          <div ref={noticeBox} className="it-summary__notice">
            {notice}
          </div>
        )}
        <div className="it-summary__foot">
          <p className="it-summary__sum">
            <span>{t('Total')}</span> <strong className="it-summary__total it-tabular">{total}</strong>
          </p>
          {action && (
            <div className="it-summary__action">
              {status && <Status>{status}</Status>}
              {action}
            </div>
          )}
        </div>
      </MuiCard>
    </MuiTheme>
  );
}

function Leg({ titulo, rota, quando, madrugada, detalhe }: SummaryLeg) {
  return (
    <div className="it-summary__leg">
      <p className="it-summary__way">{titulo}</p>
      <p className="it-summary__route">{rota}</p>
      <p className="it-summary__when">
        {quando}
        {madrugada && ', '}
        <span>{madrugada}</span>
      </p>
      {detalhe && <p className="it-summary__when">{detalhe}</p>}
    </div>
  );
}

function Status({ children }: { children: ReactNode }) {
  return (
    <div className="it-summary__status" role="status">
      {children}
    </div>
  );
}
