import type { ReactNode } from 'react';
import { useBrand } from '../../../ui/brand/BrandContext';
import { Band } from '../../../ui/Band/Band';
import { Benefit } from '../../../ui/Band/Benefit';
import { Grid } from '../../../ui/Grid/Grid';
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
  const { nome: empresa } = useBrand();
  return (
    <Band id="vantagens" title={`Viajar de ${empresa}`}>
      <Grid min={15} gap={6} rowGap={2} list>
        {vantagens.map(({ icon, titulo, texto }) => (
          <li key={titulo}>
            <Benefit icon={icon} title={titulo}>
              {texto}
            </Benefit>
          </li>
        ))}
      </Grid>
    </Band>
  );
}
