import './AlertDetail.css';
import { t } from '../../words/t';

export interface AlertDetailProps {
  /** Words of another system, for whoever supports the person. */
  children: string;
  lang?: 'en';
}

/** Folded second part of an Alert: the original message of another system. */
export function AlertDetail({ children, lang }: AlertDetailProps) {
  return (
    <details className="it-alert-detail">
      <summary>{t('Detalhe técnico')}</summary>
      <span lang={lang}>{children}</span>
    </details>
  );
}
