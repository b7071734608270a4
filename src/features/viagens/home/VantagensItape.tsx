import type { ReactNode } from 'react';
import { PixIcon } from '../../../ui/icons/PixIcon';
import { SeatIcon } from '../../../ui/icons/SeatIcon';
import { ShieldIcon } from '../../../ui/icons/ShieldIcon';
import { TicketIcon } from '../../../ui/icons/TicketIcon';

interface Vantagem {
  icon: ReactNode;
  titulo: string;
  texto: string;
}

const vantagens: readonly Vantagem[] = [
  {
    icon: <ShieldIcon size={28} />,
    titulo: 'O preço é um só',
    texto: 'Tarifa, pedágio, taxa de embarque e seguro já estão no valor que você vê na busca.',
  },
  {
    icon: <SeatIcon size={28} />,
    titulo: 'A poltrona é sua',
    texto: 'Escolha no mapa do ônibus. Ela fica reservada por dez minutos enquanto você compra.',
  },
  {
    icon: <PixIcon size={28} />,
    titulo: 'Pix na hora',
    texto: 'Pagou, o bilhete aparece. Sem cadastro de cartão e sem esperar confirmação por e-mail.',
  },
  {
    icon: <TicketIcon size={28} />,
    titulo: 'Bilhete no celular',
    texto: 'Embarque com o código na tela. O PDF e a agenda estão a um toque.',
  },
];

/** Four benefits of the product. */
export function VantagensItape() {
  return (
    <section className="it-home__section" aria-labelledby="vantagens">
      <h2 id="vantagens" className="it-home__title">
        Viajar de Itapê
      </h2>
      <ul className="it-home__reasons">
        {vantagens.map(({ icon, titulo, texto }) => (
          <li key={titulo} className="it-home__reason">
            <span className="it-home__reason-icon">{icon}</span>
            <h3 className="it-home__reason-title">{titulo}</h3>
            <p className="it-home__reason-text">{texto}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
