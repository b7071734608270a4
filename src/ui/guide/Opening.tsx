import { useState } from 'react';
import { Button } from '../Button/Button';
import { Card } from '../Card/Card';
import { Hero } from '../Hero/Hero';
import { TicketIcon } from '../icons/TicketIcon';
import { PriceBreakdown } from '../PriceBreakdown/PriceBreakdown';
import { StatusBadge } from '../StatusBadge/StatusBadge';
import { Stepper } from '../Stepper/Stepper';
import { TripCard } from '../TripCard/TripCard';
import './guide.css';

/** Opening of the book: the brand's scene and three figures of the library. */
export function Opening() {
  return (
    <div className="it-guide__opening">
      <Hero
        level={1}
        title="A biblioteca da Itapê"
        lede="As peças com que se compra uma passagem: acessíveis, em português, e provadas num navegador de verdade."
      >
        <Card>
          <div className="it-guide__facts">
            <p className="it-guide__fact">
              <strong>320 px</strong> a menor tela, sem rolar de lado
            </p>
            <p className="it-guide__fact">
              <strong>200 %</strong> de texto, sem perder nada
            </p>
            <p className="it-guide__fact">
              <strong>3 temas</strong> claro, escuro e alto contraste
            </p>
            <p className="it-guide__fact">
              <strong>WCAG 2.2</strong> AA em tudo, AAA no alto contraste
            </p>
          </div>
        </Card>
      </Hero>
    </div>
  );
}

/** A small purchase of library components: choose the trip and see the price. */
export function Pieces() {
  const [chosen, setChosen] = useState(false);
  return (
    <div className="it-guide__pieces">
      <Stepper steps={['Poltronas', 'Passageiros', 'Pagamento', 'Bilhete']} current={chosen ? 2 : 0} />
      <TripCard
        id="piece"
        partida={{ hora: '22:30', cidade: 'São Paulo, SP', terminal: 'Terminal Rodoviário do Tietê' }}
        chegada={{ hora: '05:00', cidade: 'Rio de Janeiro, RJ', terminal: 'Rodoviária Novo Rio' }}
        diaChegada="+1 dia"
        duracao="6h 30min"
        duracaoFalada="6 horas e 30 minutos"
        classes={['Semileito']}
        poltronasLivres={12}
        total={'R$\u00a0112,50'}
        operadora="Itapê"
        selected={chosen}
        onSelect={() => setChosen(!chosen)}
      />
      {chosen && (
        <Card title="Resumo" aside={<StatusBadge kind="accent">Reservado por 10 minutos</StatusBadge>}>
          <PriceBreakdown
            rows={[
              { label: 'Passagem, poltrona 12', value: 'R$\u00a0104,90' },
              { label: 'Taxa de embarque', value: 'R$\u00a07,60' },
            ]}
            total={'R$\u00a0112,50'}
          />
          <Button fullWidth variant="accent" icon={<TicketIcon />} onClick={() => setChosen(false)}>
            Recomeçar
          </Button>
        </Card>
      )}
    </div>
  );
}
