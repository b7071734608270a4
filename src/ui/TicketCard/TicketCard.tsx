import { useId } from 'react';
import type { ReactNode } from 'react';
import MuiCard from '@mui/material/Card';
import { BusIcon } from '../icons/BusIcon';
import { InfoIcon } from '../icons/InfoIcon';
import { StatusBadge } from '../StatusBadge/StatusBadge';
import type { StatusBadgeProps } from '../StatusBadge/StatusBadge';
import { Unbroken } from '../Text/Unbroken';
import { MuiTheme } from '../theme/MuiTheme';
import { TicketExtras, type TicketExtra } from './TicketExtras';
import { TicketCodes } from './TicketCodes';
import type { TicketCode } from './TicketCodes';
import { t } from '../../words/t';
import './TicketCard.css';

export interface TicketStop {
  /** `22:30` */
  hora: string;
  /** `São Paulo, SP` */
  cidade: string;
  terminal: string;
}

export interface TicketCardProps {
  /** `sábado, 05/12/2026` */
  data: string;
  partida: TicketStop;
  chegada: TicketStop;
  diaChegada?: string | null;
  passageiro: string;
  /** `RG 12.345.678-9` */
  documento?: string;
  poltrona: number;
  classe: string;
  plataforma?: string | null;
  linha?: string;
  localizador: string;
  /** Punctuality of the line in words: `No horário em 92% das últimas 50 viagens desta linha`. */
  pontualidade?: string;
  /** The owner's rating of the trip in words: `4 de 5 estrelas`. */
  avaliacao?: string;
  /** Boarding, turnstile and fiscal code with their names, in the order of use. */
  codigos: readonly TicketCode[];
  /** State other than valid: `Cancelado`, `Embarcado`. */
  situacao?: { texto: string; kind: NonNullable<StatusBadgeProps['kind']> };
  /** Documents to carry: `Menor de 16 anos: leve a autorização de viagem assinada`. */
  avisos?: readonly string[];
  /** Things that travel with the passenger, line by line. */
  adicionais?: readonly TicketExtra[];
  /** No longer valid for boarding: codes are hidden. */
  isVoid?: boolean;
  /** Buttons. */
  children?: ReactNode;
}

/** A ticket to show at boarding. */
export function TicketCard({
  data,
  partida,
  chegada,
  diaChegada,
  codigos,
  situacao,
  avisos = [],
  adicionais = [],
  isVoid = false,
  children,
  ...facts
}: TicketCardProps) {
  const titleId = useId();
  return (
    <MuiTheme>
      <MuiCard component="article" className="it-ticket" elevation={3} aria-labelledby={titleId} data-void={isVoid}>
        <header className="it-ticket__head it-on-brand">
          <h2 id={titleId} className="it-ticket__route">
            {partida.cidade} <span aria-hidden="true">→</span>
            <span className="it-visually-hidden">{t('para')}</span> {chegada.cidade}
          </h2>
          <p className="it-ticket__date">{data}</p>
          {situacao && <StatusBadge kind={situacao.kind}>{situacao.texto}</StatusBadge>}
        </header>
        <div className="it-ticket__body">
          <div className="it-ticket__main">
            <Times {...{ partida, chegada, diaChegada }} />
            <Facts {...facts} />
            {avisos.length > 0 && <Notices avisos={avisos} />}
            {adicionais.length > 0 && <TicketExtras adicionais={adicionais} />}
          </div>
          {!isVoid && codigos.length > 0 && (
            <div className="it-ticket__stub">
              <TicketCodes codigos={codigos} />
            </div>
          )}
        </div>
        {children && <div className="it-ticket__actions">{children}</div>}
      </MuiCard>
    </MuiTheme>
  );
}

type FactsProps = Pick<
  TicketCardProps,
  | 'passageiro'
  | 'documento'
  | 'poltrona'
  | 'plataforma'
  | 'classe'
  | 'linha'
  | 'localizador'
  | 'pontualidade'
  | 'avaliacao'
>;

function Facts(facts: FactsProps) {
  const { passageiro, documento, poltrona, plataforma, classe, linha, localizador, pontualidade, avaliacao } = facts;
  return (
    <dl className="it-ticket__facts">
      <Fact name={t('Passageiro')} value={passageiro} wide />
      {documento && <Fact name={t('Documento')} value={documento} wide />}
      <Fact name={t('Poltrona')} value={String(poltrona)} large />
      <Fact name={t('Plataforma')} value={plataforma ?? t('a confirmar')} large={Boolean(plataforma)} />
      <Fact name={t('Classe')} value={classe} />
      {linha && <Fact name={t('Linha')} value={linha} />}
      <Fact name={t('Localizador')} value={localizador} code />
      {pontualidade && <Fact name={t('Pontualidade')} value={pontualidade} wide />}
      {avaliacao && <Fact name={t('Sua avaliação')} value={avaliacao} wide />}
    </dl>
  );
}

function Times({ partida, chegada, diaChegada }: Pick<TicketCardProps, 'partida' | 'chegada' | 'diaChegada'>) {
  return (
    <div className="it-ticket__times">
      <Stop label={t('Partida')} stop={partida} />
      <span className="it-ticket__bus" aria-hidden="true">
        <BusIcon size={22} />
      </span>
      <Stop label={t('Chegada')} stop={chegada} mark={diaChegada} />
    </div>
  );
}

function Stop({ label, stop, mark }: { label: string; stop: TicketStop; mark?: string | null | undefined }) {
  return (
    <div className="it-ticket__stop">
      <p className="it-ticket__label">{label}</p>
      <p className="it-ticket__time it-tabular">
        {stop.hora} {mark && <span className="it-ticket__mark">{mark}</span>}
      </p>
      <p className="it-ticket__terminal">{stop.terminal}</p>
    </div>
  );
}

function Notices({ avisos }: { avisos: readonly string[] }) {
  return (
    <ul className="it-ticket__notices">
      {avisos.map((aviso) => (
        <li key={aviso}>
          <InfoIcon size={18} />{' '}
          <span>
            <Unbroken>{aviso}</Unbroken>
          </span>
        </li>
      ))}
    </ul>
  );
}

interface FactProps {
  name: string;
  value: string;
  wide?: boolean;
  large?: boolean;
  code?: boolean;
}

function Fact({ name, value, wide = false, large = false, code = false }: FactProps) {
  return (
    <div className="it-ticket__fact" data-wide={wide} data-large={large} data-code={code}>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
