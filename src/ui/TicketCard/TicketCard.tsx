import { useId } from 'react';
import type { ReactNode } from 'react';
import { QrCode } from '../QrCode/QrCode';
import { BusIcon } from '../icons/BusIcon';
import { StatusBadge } from '../StatusBadge/StatusBadge';
import type { StatusBadgeProps } from '../StatusBadge/StatusBadge';
import './TicketCard.css';

export interface TicketStop {
  /** `22:30` */
  hora: string;
  /** `São Paulo, SP` */
  cidade: string;
  terminal: string;
}

/** A code to be scanned: each says what it is for. */
export interface TicketCode {
  /** `Código de embarque`, `QR Code fiscal` */
  nome: string;
  texto: string;
  /** `Mostre ao motorista, com um documento com foto` */
  legenda?: string;
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
  codigos: readonly TicketCode[];
  /** Where it is not simply valid: `Cancelado`, `Embarcado`. */
  situacao?: { texto: string; kind: NonNullable<StatusBadgeProps['kind']> };
  /** No longer boards anybody: its codes are not shown. */
  isVoid?: boolean;
  /** Buttons. */
  children?: ReactNode;
}

/** A ticket to hold up at the bus door. */
export function TicketCard({
  data,
  partida,
  chegada,
  diaChegada,
  passageiro,
  documento,
  poltrona,
  classe,
  plataforma,
  linha,
  localizador,
  codigos,
  situacao,
  isVoid = false,
  children,
}: TicketCardProps) {
  const titleId = useId();
  return (
    <article className="it-ticket" aria-labelledby={titleId} data-void={isVoid}>
      <header className="it-ticket__head it-on-brand">
        <h2 id={titleId} className="it-ticket__route">
          {partida.cidade} <span aria-hidden="true">→</span>
          <span className="it-visually-hidden">para</span> {chegada.cidade}
        </h2>
        <p className="it-ticket__date">{data}</p>
        {situacao && <StatusBadge kind={situacao.kind}>{situacao.texto}</StatusBadge>}
      </header>
      <div className="it-ticket__body">
        <div className="it-ticket__main">
          <div className="it-ticket__times">
            <Stop label="Partida" stop={partida} />
            <span className="it-ticket__bus" aria-hidden="true">
              <BusIcon size={22} />
            </span>
            <Stop label="Chegada" stop={chegada} mark={diaChegada} />
          </div>
          <dl className="it-ticket__facts">
            <Fact name="Passageiro" value={passageiro} wide />
            {documento && <Fact name="Documento" value={documento} wide />}
            <Fact name="Poltrona" value={String(poltrona)} large />
            <Fact name="Plataforma" value={plataforma ?? 'a confirmar'} large={Boolean(plataforma)} />
            <Fact name="Classe" value={classe} />
            {linha && <Fact name="Linha" value={linha} />}
            <Fact name="Localizador" value={localizador} code />
          </dl>
        </div>
        {!isVoid && codigos.length > 0 && (
          <div className="it-ticket__stub">
            {codigos.map(({ nome, texto, legenda }) => (
              <figure key={nome} className="it-ticket__code">
                <QrCode name={nome} text={texto} />
                <figcaption>
                  <strong>{nome}</strong>
                  {legenda && <span>{legenda}</span>}
                </figcaption>
              </figure>
            ))}
          </div>
        )}
      </div>
      {children && <div className="it-ticket__actions">{children}</div>}
    </article>
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
