import { useId } from 'react';
import { QrCode } from '../QrCode/QrCode';
import { Logo } from '../Logo/Logo';
import type { TicketCode } from '../TicketCard/TicketCodes';
import './PrintSheet.css';

export interface SheetBlock {
  /** `Viagem`, `Passageiro`, `Preço` */
  titulo: string;
  linhas: readonly { label: string; value: string }[];
}

/** `bobina` is an 80 mm roll of thermal printers at counters. */
export type SheetPaper = 'a4' | 'bobina';

export interface PrintSheetProps {
  /** `Bilhete de passagem eletrônico` */
  title: string;
  /** Summary line: `São Paulo, SP para Rio de Janeiro, RJ`. */
  lede: string;
  /** Issuer: name, address and CNPJ, one line each. */
  emissor: readonly string[];
  /** Codes with their names, at least 30 mm on paper. */
  codigos: readonly TicketCode[];
  blocos: readonly SheetBlock[];
  /** Boarding notices. */
  avisos?: readonly string[];
  /** `Folha 1 de 2` */
  folha?: string;
  paper?: SheetPaper;
}

/** An A4 sheet or a strip of a roll. On screen it is a preview; in print the surrounding app is hidden. */
export function PrintSheet(props: PrintSheetProps) {
  const { title, lede, emissor, codigos, blocos, avisos = [], folha, paper = 'a4' } = props;
  const titleId = useId();
  return (
    <article className={paper === 'a4' ? 'it-sheet' : 'it-sheet it-sheet--roll'} aria-labelledby={titleId}>
      <header className="it-sheet__head">
        <Logo />
        <p className="it-sheet__issuer">
          {emissor.map((linha) => (
            <span key={linha}>{linha}</span>
          ))}
        </p>
      </header>
      <h2 id={titleId} className="it-sheet__title">
        {title}
      </h2>
      <p className="it-sheet__lede">{lede}</p>
      <div className="it-sheet__codes">
        {codigos.map(({ nome, texto, legenda }) => (
          <figure key={nome} className="it-sheet__code">
            <QrCode name={nome} text={texto} />
            <figcaption>
              <strong>{nome}</strong>
              {legenda && <span>{legenda}</span>}
            </figcaption>
          </figure>
        ))}
      </div>
      <div className="it-sheet__blocks">
        {blocos.map((bloco) => (
          <Block key={bloco.titulo} {...bloco} />
        ))}
      </div>
      {avisos.length > 0 && (
        <ul className="it-sheet__notices">
          {avisos.map((aviso) => (
            <li key={aviso}>{aviso}</li>
          ))}
        </ul>
      )}
      {folha && <p className="it-sheet__folio">{folha}</p>}
    </article>
  );
}

function Block({ titulo, linhas }: SheetBlock) {
  return (
    <section className="it-sheet__block">
      <h3 className="it-sheet__subtitle">{titulo}</h3>
      <dl className="it-sheet__lines">
        {linhas.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="it-tabular">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
