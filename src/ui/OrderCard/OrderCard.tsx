import { useId } from 'react';
import type { ReactNode } from 'react';
import MuiCard from '@mui/material/Card';
import { StatusBadge } from '../StatusBadge/StatusBadge';
import type { StatusBadgeProps } from '../StatusBadge/StatusBadge';
import { MuiTheme } from '../theme/MuiTheme';
import { t } from '../../words/t';
import './OrderCard.css';

export interface OrderCardProps {
  /** Both form `São Paulo, SP → Rio de Janeiro, RJ`. */
  origem: string;
  destino: string;
  /** `05`, `dez`, `sáb.`: parts of the calendar sheet. */
  dia: { numero: string; mes: string; semana: string };
  /** `22:30` */
  hora: string;
  terminal?: string;
  /** `Poltronas 12 e 13 · Executivo` */
  detalhe: string;
  /** Further facts of the order, a line each: `Boleto: pague até 02/12/2026`. */
  linhas?: readonly string[];
  localizador: string;
  /** Formatted money. */
  total: string;
  situacao: { texto: string; kind: NonNullable<StatusBadgeProps['kind']> };
  /** Buttons. */
  children?: ReactNode;
}

/** An order in the list of the person's trips. */
export function OrderCard(props: OrderCardProps) {
  const { origem, destino, dia, hora, terminal, detalhe, linhas = [], localizador, total, situacao, children } = props;
  const titleId = useId();
  return (
    <MuiTheme>
      <MuiCard component="article" className="it-order" aria-labelledby={titleId}>
        <p className="it-order__leaf">
          <span className="it-order__month">{dia.mes}</span> <span className="it-order__day">{dia.numero}</span>{' '}
          <span className="it-order__weekday">{dia.semana}</span>
        </p>
        <div className="it-order__about">
          <div className="it-order__head">
            <h2 id={titleId} className="it-order__route">
              {origem} <span aria-hidden="true">→</span>
              <span className="it-visually-hidden">{t('para')}</span> {destino}
            </h2>
            <StatusBadge kind={situacao.kind}>{situacao.texto}</StatusBadge>
          </div>
          <p>
            <strong className="it-tabular">{hora}</strong>
            {terminal && ` · ${terminal}`}
          </p>
          <p className="it-order__detail">{detalhe}</p>
          {linhas.map((linha) => (
            <p key={linha} className="it-order__line">
              {linha}
            </p>
          ))}
          <p className="it-order__detail">
            {t('Localizador')} <span className="it-order__code">{localizador}</span> ·{' '}
            <span className="it-tabular it-order__total">{total}</span>
          </p>
        </div>
        {children && <div className="it-order__actions">{children}</div>}
      </MuiCard>
    </MuiTheme>
  );
}
